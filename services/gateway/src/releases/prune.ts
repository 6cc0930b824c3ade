import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from 'mongodb';
import { hasRecord, type ModuleRecord, type ReleaseRecord, releaseId } from './records';
import { clearPending, markPending, removeAbandoned, removeFiles } from './store';

/** Open pages and downloaded guides may load a release this long after it was registered, or live for anybody. */
const RETENTION_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes releases that were unused for 14 days. Embed kits stay, because other sites pin their files. */
export async function pruneReleases(db: Db, store: string, now = Date.now()): Promise<string[]> {
  const releases = db.collection<ReleaseRecord>('releases');
  const isNeeded = async ({ module, _id }: ReleaseRecord) => {
    const record = await db.collection<ModuleRecord>('modules').findOne({ _id: module });
    const steps = [...(record?.allocations ?? []), ...(record?.history ?? [])];
    if (steps.some(({ version }) => _id === releaseId(module, version))) return true;
    const [newest] = await releases.find({ module }).sort({ signedAt: -1 }).limit(1).toArray();
    return newest?._id === _id;
  };
  const before = new Date(now - RETENTION_DAYS * DAY_MS).toISOString();
  const wasUsed = ({ usedUntil = '' }: ReleaseRecord) => usedUntil >= before;
  const pruned: string[] = [];
  const old = { releasedAt: { $lt: before }, module: { $ne: EMBED_KIT } };
  for (const release of await releases.find(old).toArray()) {
    if (wasUsed(release) || (await isNeeded(release))) continue;
    const { _id, module } = release;
    const version = _id.slice(module.length + 1);
    await markPending(store, module, version);
    await releases.deleteOne({ _id });
    // Another gateway may have made the release live meanwhile.
    if (await isNeeded(release)) {
      await releases.replaceOne({ _id }, release, { upsert: true });
      await clearPending(store, module, version);
      continue;
    }
    await removeFiles(store, module, version);
    pruned.push(_id);
  }
  await removeAbandoned(store, (module, version) => hasRecord(releases, module, version));
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
