import type { Release } from '@guide/contracts/api';
import type { Db } from 'mongodb';
import { bucketOf, fullRollout, versionAt, withShare } from './allocation';
import {
  type AuditEntry,
  type AuditEvent,
  type ModuleRecord,
  type RegistryState,
  type ReleaseRecord,
  releaseId,
} from './records';

/** What a change sets of a module's record. */
type RecordChange = Partial<Omit<ModuleRecord, '_id'>>;

/** How long a read of the registry is reused: short, because a release is live at the next navigation. */
const CACHE_MS = 250;

/** How long a request waits for a read when there is an earlier one to fall back on. */
const READ_TIMEOUT_MS = 200;

/** How often a change is decided anew because others changed the same module. */
const MAX_ATTEMPTS = 50;
/** How many releases can be gone back to. */
const MAX_HISTORY = 100;
/** MongoDB's code for a document that is there already. */
const DUPLICATE_KEY = 11_000;

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, ms, value).unref());

/** The registry of releases: one record per module and version, one allocation of traffic per module. */
export type Registry = ReturnType<typeof createRegistry>;

/**
 * @param db the gateway's own database
 * @param by who makes changes with it, for the audit: `start`, `gateway`, or a person
 */
export function createRegistry(db: Db, by = 'gateway') {
  const liveBy = by === 'start' ? 'start' : 'team';
  const releases = db.collection<ReleaseRecord>('releases');
  const modules = db.collection<ModuleRecord>('modules');
  const audits = db.collection<AuditEntry & { _id: string; module: string; revision: number }>('audit');
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

  /**
   * Changes a module's record by what it is now. Another change of the same moment is never lost: a change that was
   * decided on an old revision is decided anew.
   * @param decide returns what to change and what the audit says of it, or null to leave the record as it is
   * @throws when others keep changing the record
   */
  async function change(
    module: string,
    decide: (record: ModuleRecord | null) => { record: RecordChange; entry: AuditEvent } | null,
  ): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const before = await modules.findOne({ _id: module });
      const decided = decide(before);
      if (!decided) return;
      if (before?.lastChange) await keep(module, before.revision ?? 0, before.lastChange);
      const after = {
        ...decided.record,
        revision: (before?.revision ?? 0) + 1,
        lastChange: { ...decided.entry, at: new Date().toISOString(), by },
      };
      if (await write(module, before, after)) {
        readAt = 0;
        return;
      }
    }
    throw new Error(`${module} is being changed by others at the same time. Try again.`);
  }

  /**
   * A change is written together with its audit entry, in the module's record, and moved to the others before the
   * next change takes its place: none is missing, whenever a process ends.
   */
  async function keep(module: string, revision: number, entry: AuditEntry): Promise<void> {
    const _id = `${module}#${revision}`;
    await audits.updateOne({ _id }, { $setOnInsert: { module, revision, ...entry } }, { upsert: true });
  }

  /** @returns false when the record has changed since it was read */
  async function write(module: string, before: ModuleRecord | null, after: RecordChange): Promise<boolean> {
    if (!before) {
      const record = { _id: module, allocations: [], history: [], ...after };
      return modules.insertOne(record).then(
        () => true,
        (error) => {
          if (error.code === DUPLICATE_KEY) return false;
          throw error;
        },
      );
    }
    const revision = before.revision ?? { $exists: false };
    const { matchedCount } = await modules.updateOne({ _id: module, revision }, { $set: after });
    return matchedCount === 1;
  }

  /** The record of a module that is registered. @throws when none is */
  function registered(module: string, record: ModuleRecord | null): ModuleRecord {
    if (!record) throw new Error(`No release of ${module} is registered`);
    return record;
  }

  function promotion(record: ModuleRecord | null, version: string, commit?: string) {
    const history = record?.history ?? [];
    const isLive = history.at(-1)?.version === version;
    const step = { version, at: new Date().toISOString() };
    return {
      record: {
        allocations: fullRollout(version),
        history: isLive ? history : [...history, step].slice(-MAX_HISTORY),
        liveBy,
      } as const,
      entry: { action: 'promote', version, ...(commit && { commit }) } as const,
    };
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

    /**
     * Makes a release live for everybody and ends canaries. The same release again leaves the history as it is.
     * @param commit of the sources that it was built from
     */
    promote: (module: string, version: string, commit?: string) =>
      change(module, (record) => promotion(record, version, commit)),

    /**
     * Makes a built release live where nothing is live or what is live came from a start; a team's release, canary or
     * rollback stays.
     * @returns the version that stays live in its place, or null
     */
    async promoteFromStart(module: string, version: string): Promise<string | null> {
      let stays: string | null = null;
      await change(module, (record) => {
        const live = record?.allocations[0]?.version;
        stays = live && live !== version && record?.liveBy !== 'start' ? live : null;
        return stays || live === version ? null : promotion(record, version);
      });
      return stays;
    },

    /** Gives a release a share of the visitors, in percent. */
    share: (module: string, version: string, percent: number, commit?: string) =>
      change(module, (record) => ({
        record: { allocations: withShare(registered(module, record).allocations, version, percent), liveBy },
        entry: { action: 'share', version, percent, ...(commit && { commit }) },
      })),

    /** Takes a canary from its visitors and records why; a release that is no canary stays. */
    halt: (module: string, version: string, reason: string) =>
      change(module, (record) => {
        const [, ...canaries] = registered(module, record).allocations;
        if (!canaries.some((canary) => canary.version === version)) return null;
        return {
          record: {
            allocations: withShare(record!.allocations, version, 0),
            halted: { version, reason, at: new Date().toISOString() },
          },
          entry: { action: 'halt', version, reason },
        };
      }),

    /**
     * Goes back to the stable release before this one; canaries end.
     * @returns the version that is live now
     * @throws when there is none before
     */
    async rollback(module: string): Promise<string> {
      let version = '';
      await change(module, (record) => {
        const { allocations, history } = registered(module, record);
        const earlier = history.slice(0, -1);
        const target = allocations.length > 1 ? history.at(-1) : earlier.at(-1);
        if (!target) throw new Error(`There is no release of ${module} before ${allocations[0]?.version}`);
        version = target.version;
        return {
          record: {
            allocations: fullRollout(version),
            history: allocations.length > 1 ? history : earlier,
            liveBy,
          },
          entry: { action: 'rollback', version },
        };
      });
      return version;
    },

    /** Every change of a module, oldest first. */
    async audit(module: string): Promise<AuditEntry[]> {
      const record = await modules.findOne({ _id: module });
      const earlier = await audits
        .find({ module, revision: { $lt: record?.revision ?? 0 } })
        .sort({ revision: 1 })
        .toArray();
      const entries = earlier.map(({ _id, module: _, revision: __, ...entry }) => entry);
      return record?.lastChange ? [...entries, record.lastChange] : entries;
    },
  };
  return registry;
}

/** The stable release before the one that is stable now, or none. */
const liveBefore = ({ history }: ModuleRecord) => history.slice(-2, -1);
