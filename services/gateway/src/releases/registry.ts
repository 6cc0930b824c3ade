import type { Release } from '@guide/contracts/api';
import type { Db } from 'mongodb';
import { bucketOf, fullRollout, versionAt, withShare } from './allocation';
import { type ModuleRecord, type RegistryState, type ReleaseRecord, releaseId } from './records';

/** How long a read of the registry is reused: short, because a release is live at the next navigation. */
const CACHE_MS = 250;

/** How long a request waits for a read when there is an earlier one to fall back on. */
const READ_TIMEOUT_MS = 200;

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, ms, value).unref());

/** The registry of releases: one record per module and version, one allocation of traffic per module. */
export type Registry = ReturnType<typeof createRegistry>;

/** @param db the gateway's own database */
export function createRegistry(db: Db) {
  const releases = db.collection<ReleaseRecord>('releases');
  const modules = db.collection<ModuleRecord>('modules');
  let state: RegistryState | null = null;
  let readAt = 0;
  let reading: Promise<RegistryState> | null = null;

  async function read(): Promise<RegistryState> {
    const records = await modules.find().toArray();
    const ids = records.flatMap((record) =>
      [...record.allocations, ...liveBefore(record)].map(({ version }) => releaseId(record._id, version)),
    );
    const found = await releases.find({ _id: { $in: ids } }).toArray();
    state = {
      modules: records,
      releases: new Map(found.map(({ _id, ...release }) => [_id, release])),
    };
    readAt = Date.now();
    return state;
  }

  async function update(
    module: string,
    change: (record: ModuleRecord) => Partial<ModuleRecord>,
  ): Promise<void> {
    const record = await modules.findOne({ _id: module });
    if (!record) throw new Error(`No release of ${module} is registered`);
    await modules.updateOne({ _id: module }, { $set: change(record) });
    readAt = 0;
  }

  const registry = {
    /** The registry as it is now; when the database is away, the last that was read. */
    async state(): Promise<RegistryState> {
      if (state && Date.now() - readAt < CACHE_MS) return state;
      reading ??= read().finally(() => {
        reading = null;
      });
      const known = state;
      if (!known) return reading;
      // A database that is away or slow must not hold up pages.
      reading.catch(() => {});
      return Promise.race([reading, after(READ_TIMEOUT_MS, known)]).catch(() => known);
    },

    /**
     * The release of each module for one visitor.
     * @param visitor the id that decides about canaries; null gets the stable releases
     */
    async releasesFor(visitor: string | null): Promise<Record<string, Release>> {
      const { modules: records, releases: known } = await registry.state();
      const picked = records.map(({ _id, allocations }) => {
        const version = visitor ? versionAt(allocations, bucketOf(_id, visitor)) : allocations[0]!.version;
        return known.get(releaseId(_id, version));
      });
      return Object.fromEntries(picked.flatMap((release) => (release ? [[release.module, release]] : [])));
    },

    /** The releases of a module to load when one failed: the visitor's, the stable one, the one live before it. */
    async alternatives(module: string, visitor: string | null): Promise<Release[]> {
      const { modules: records, releases: known } = await registry.state();
      const record = records.find(({ _id }) => _id === module);
      if (!record) return [];
      const { [module]: own } = await registry.releasesFor(visitor);
      const versions = [own, record.allocations[0], ...liveBefore(record)].map((one) => one?.version ?? '');
      const found = [...new Set(versions)].map((version) => known.get(releaseId(module, version)));
      return found.filter((release) => release !== undefined);
    },

    /** The version of a module that is live for everybody who has no canary. */
    async stableVersion(module: string): Promise<string | undefined> {
      const { modules: records } = await registry.state();
      return records.find(({ _id }) => _id === module)?.allocations[0]?.version;
    },

    async find(module: string, version: string): Promise<Release | null> {
      const found = await releases.findOne({ _id: releaseId(module, version) });
      if (!found) return null;
      const { _id, ...release } = found;
      return release;
    },

    /** Adds a release. The same release twice is the same record. */
    async add(release: Release): Promise<void> {
      const id = releaseId(release.module, release.version);
      await releases.updateOne({ _id: id }, { $setOnInsert: release }, { upsert: true });
    },

    /** Makes a release live for everybody and ends canaries. The same release again leaves the history as it is. */
    async promote(module: string, version: string): Promise<void> {
      const before = await modules.findOne({ _id: module });
      const isLive = before?.history.at(-1)?.version === version;
      const $push = { history: { version, at: new Date().toISOString() } };
      await modules.updateOne(
        { _id: module },
        { $set: { allocations: fullRollout(version) }, ...(isLive ? {} : { $push }) },
        { upsert: true },
      );
      readAt = 0;
    },

    /** Gives a release a share of the visitors, in percent. */
    share: (module: string, version: string, percent: number) =>
      update(module, ({ allocations }) => ({ allocations: withShare(allocations, version, percent) })),

    /** Takes a canary from its visitors and records why. */
    halt: (module: string, version: string, reason: string) =>
      update(module, ({ allocations }) => ({
        allocations: withShare(allocations, version, 0),
        halted: { version, reason, at: new Date().toISOString() },
      })),

    /** Halts a release if it is a canary; what is stable stays. */
    async haltCanary(module: string, version: string, reason: string): Promise<void> {
      if ((await registry.stableVersion(module)) !== version) await registry.halt(module, version, reason);
    },

    /**
     * Goes back to the stable release before this one; canaries end.
     * @returns the version that is live now
     * @throws when there is none before
     */
    async rollback(module: string): Promise<string> {
      let before = '';
      await update(module, ({ allocations, history }) => {
        const earlier = history.slice(0, -1);
        const target = allocations.length > 1 ? history.at(-1) : earlier.at(-1);
        if (!target) throw new Error(`There is no release of ${module} before ${allocations[0]?.version}`);
        before = target.version;
        return { allocations: fullRollout(before), history: allocations.length > 1 ? history : earlier };
      });
      return before;
    },
  };
  return registry;
}

/** The stable release before the one that is stable now, or none. */
const liveBefore = ({ history }: ModuleRecord) => history.slice(-2, -1);
