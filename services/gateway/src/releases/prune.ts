import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { type ModuleRecord, type ReleaseRecord, releaseId } from './records';
import { removeAbandoned, removeFiles } from './store';

/** Open pages and downloaded guides may load a release this long after it was registered. */
const RETENTION_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes unused releases after 14 days. Embed kits stay, because other sites pin their files. */
export async function pruneReleases(db: Db, store: string, now = Date.now()): Promise<string[]> {
  const releases = db.collection<ReleaseRecord>('releases');
  const isUsed = async ({ module, _id }: ReleaseRecord) => {
    const record = await db.collection<ModuleRecord>('modules').findOne({ _id: module });
    const steps = [...(record?.allocations ?? []), ...(record?.history ?? [])];
    if (steps.some(({ version }) => _id === releaseId(module, version))) return true;
    const [newest] = await releases.find({ module }).sort({ signedAt: -1 }).limit(1).toArray();
    return newest?._id === _id;
  };
  const before = new Date(now - RETENTION_DAYS * DAY_MS).toISOString();
  const pruned: string[] = [];
  const old = { releasedAt: { $lt: before }, module: { $ne: EMBED_KIT } };
  for (const release of await releases.find(old).toArray()) {
    if (await isUsed(release)) continue;
    await releases.deleteOne({ _id: release._id });
    // Another gateway may have made the release live meanwhile.
    if (await isUsed(release)) {
      await releases.replaceOne({ _id: release._id }, release, { upsert: true });
      continue;
    }
    const version = release._id.slice(release.module.length + 1);
    await removeFiles(store, release.module, version);
    pruned.push(release._id);
  }
  await removeAbandoned(store);
  return pruned;
}

/** Prunes now and once a day. @returns a function that stops it */
export function schedulePruning(db: Db, store: string, log: FastifyBaseLogger): () => void {
  const prune = () =>
    pruneReleases(db, store).then(
      (pruned) => pruned.length > 0 && log.info({ pruned }, 'Unused releases were removed'),
      (error) => log.warn({ err: error }, 'Old releases could not be removed'),
    );
  void prune();
  const timer = setInterval(prune, DAY_MS).unref();
  return () => clearInterval(timer);
}
