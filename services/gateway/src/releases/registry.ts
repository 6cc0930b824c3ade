import { randomInt } from 'node:crypto';
import type { Release } from '@guide/contracts/api';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import { isDuplicateKey } from '@guide/service-kit';
import { type Allocation, BUCKETS, bucketOf, fullRollout, sizeOf, versionAt, withShare } from './allocation';
import { createAudit, keepChange } from './audit';
import { type AuditEvent, type ModuleRecord, type RegistryState, releaseId } from './records';
import { createReleases, type ReleasesOptions } from './releases';
import { ReleaseRefused } from './signing/verify';

/** What a change sets of a module's record. */
type RecordChange = Partial<Omit<ModuleRecord, '_id'>> & Pick<ModuleRecord, 'allocations'>;

/** How long a read of the registry is reused: short, because a release is live at the next navigation. */
const CACHE_MS = 250;

/** How long a request waits for a read when there is an earlier one to fall back on. */
const READ_TIMEOUT_MS = 200;

/** How often a change is decided anew because others changed the same module. */
const MAX_ATTEMPTS = 50;
/** How many releases can be gone back to. */
const MAX_HISTORY = 20;

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, ms, value).unref());

/** The registry of releases: one record per module and version, one allocation of traffic per module. */
export type Registry = ReturnType<typeof createRegistry>;

interface RegistryOptions extends ReleasesOptions {
  /** Who makes changes with it, for the audit: `start`, `gateway`, or a person. Default `gateway`. */
  by?: string;
}

export function createRegistry({ by = 'gateway', ...options }: RegistryOptions) {
  const { db } = options;
  const liveBy = by === 'start' ? 'start' : 'team';
  const releases = createReleases(options);
  const modules = db.collection<ModuleRecord>('modules');
  const audit = createAudit(db);
  let state: RegistryState | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<RegistryState> | null = null;

  async function read(): Promise<RegistryState> {
    const records = (await modules.find().toArray()).filter(isRegistered);
    const ids = records.flatMap((record) =>
      [...record.allocations, ...liveBefore(record)].map(({ version }) => releaseId(record._id, version)),
    );
    state = {
      modules: records.filter(({ _id }) => _id !== EMBED_KIT),
      kit: records.find(({ _id }) => _id === EMBED_KIT) ?? null,
      releases: await releases.read(ids),
    };
    readAt = performance.now();
    return state;
  }

  /**
   * Changes a module's record by what it is now. Another change of the same moment is never lost: a change that was
   * decided on an old revision is decided anew.
   * @param decide returns what to change and what the audit says of it, or null to leave the record as it is
   * @returns whether it was changed
   * @throws when others keep changing the record
   */
  async function change(
    module: string,
    decide: (record: ModuleRecord | null) => { record: RecordChange; entry: AuditEvent } | null,
  ): Promise<boolean> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const before = await modules.findOne({ _id: module });
      const decided = decide(before);
      if (!decided) return false;
      if (before?.lastChange) await keepChange(db, module, before.revision ?? 0, before.lastChange);
      const revision = (before?.revision ?? 0) + 1;
      const after = {
        halted: null,
        ...decided.record,
        canaries: canariesOf(before, decided.record.allocations, revision),
        revision,
        lastChange: { ...decided.entry, at: new Date().toISOString(), by },
      };
      if (await write(module, before, after)) {
        readAt = Number.NEGATIVE_INFINITY;
        return true;
      }
    }
    throw new ReleaseRefused(`${module} is being changed by others at the same time. Try again.`);
  }

  /** @returns false when the record has changed since it was read */
  async function write(module: string, before: ModuleRecord | null, after: RecordChange): Promise<boolean> {
    if (!before) {
      const record = { _id: module, history: [], ...after };
      return modules.insertOne(record).then(
        () => true,
        (error) => {
          if (isDuplicateKey(error)) return false;
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
    if (!record || !isRegistered(record)) throw new ReleaseRefused(`No release of ${module} is registered`);
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
        ramp: null,
      } as const,
      entry: { action: 'promote', version, ...(commit && { commit }) } as const,
    };
  }

  const registry = {
    /** The registry as it is now; when the database is away, the last that was read. */
    async state(): Promise<RegistryState> {
      if (state && performance.now() - readAt < CACHE_MS) return state;
      reading ??= read().finally(() => {
        reading = null;
      });
      const known = state;
      if (!known) return reading;
      // A database that is away or slow must not hold up pages.
      const withoutRefused = async () => ({ ...known, releases: await releases.accepted() });
      reading.catch(() => {});
      return Promise.race([reading, after(READ_TIMEOUT_MS, null).then(withoutRefused)]).catch(withoutRefused);
    },

    /**
     * The release of each module for one visitor.
     * @param visitor the id that decides about canaries; null gets the stable releases
     */
    async releasesFor(visitor: string | null): Promise<Record<string, Release>> {
      const { modules: records, releases: known } = await registry.state();
      const picked = records.map((record) =>
        usable(record, known, visitor ? bucketOf(record._id, visitor) : null),
      );
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

    /**
     * The embed kit for one load of it. A canary's share is drawn anew for each: pages elsewhere have no session, and
     * nobody on them is known.
     * @param stable whether it is the stable release, as pages pin it
     */
    async kitRelease(stable = false): Promise<Release | null> {
      const { kit, releases: known } = await registry.state();
      return (kit && usable(kit, known, stable ? null : randomInt(BUCKETS))) ?? null;
    },

    /** The modules' releases that serve somebody or were live before. */
    async liveReleases(): Promise<Release[]> {
      const { releases: known } = await registry.state();
      return [...known.values()].filter(({ module }) => module !== EMBED_KIT);
    },

    /** The version of a module that is live for everybody who has no canary. */
    async stableVersion(module: string): Promise<string | undefined> {
      const { modules: records } = await registry.state();
      return records.find(({ _id }) => _id === module)?.allocations[0]?.version;
    },

    verify: releases.verify,
    find: releases.find,
    allOf: releases.allOf,
    admit: releases.admit,
    add: releases.add,

    /**
     * Makes a release live for everybody and ends canaries. The same release again leaves the history as it is.
     * @param commit of the sources that it was built from
     */
    promote: (module: string, version: string, commit?: string) =>
      change(module, (record) => promotion(record, version, commit)),

    /**
     * Makes a built release live where nothing is live or what is live came from a start; a team's release, canary or
     * rollback stays, and so does a module that a team unregistered.
     * @returns what stays live in its place, or null
     */
    async promoteFromStart(module: string, version: string): Promise<{ live?: string } | null> {
      let stays: { live?: string } | null = null;
      await change(module, (record) => {
        const live = record?.allocations[0]?.version;
        if (live === version) return null;
        stays = record && record.liveBy !== 'start' ? { live } : null;
        return stays ? null : promotion(record, version);
      });
      return stays;
    },

    /**
     * Gives a release a share of the visitors, in percent.
     * @param ramps whether it grows by itself from there
     * @throws when the embed kit is to: nobody votes on other sites' pages
     */
    share: (module: string, version: string, percent: number, commit?: string, ramps = false) =>
      change(module, (record) => {
        if (ramps && module === EMBED_KIT)
          throw new Error(`${module} cannot grow by itself: nobody is counted on other sites.`);
        return {
          record: {
            allocations: withShare(registered(module, record).allocations, version, percent),
            liveBy,
            ramp: ramps ? version : null,
          },
          entry: { action: 'share', version, percent, ...(commit && { commit }) },
        };
      }),

    /**
     * Takes a canary from its visitors and records why; a release that is no canary stays.
     * @param since the revision with which the canary began that is meant; default: whichever there is
     * @returns false if there is no such canary
     */
    halt: (module: string, version: string, reason: string, since?: number) =>
      change(module, (record) => {
        const { allocations } = registered(module, record);
        if (!isCanary(record!, version, since)) return null;
        return {
          record: {
            allocations: withShare(allocations, version, 0),
            halted: { version, reason, at: new Date().toISOString() },
            ramp: null,
          },
          entry: { action: 'halt', version, reason },
        };
      }),

    /**
     * Gives a canary that grows by itself its next share; with 100 % it becomes the stable release.
     * @returns false if the canary is another one by now, or has that share already
     */
    grow: (module: string, version: string, percent: number, reason: string, since: number) =>
      change(module, (record) => {
        if (!record || record.ramp !== version || !isCanary(record, version, since)) return null;
        const { ranges } = record.allocations.find((one) => one.version === version)!;
        if (sizeOf(ranges) >= (percent / 100) * BUCKETS) return null;
        const grown =
          percent >= 100
            ? promotion(record, version).record
            : { allocations: withShare(record.allocations, version, percent) };
        return { record: grown, entry: { action: 'grow', version, percent, reason } };
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
        if (!target)
          throw new ReleaseRefused(`There is no release of ${module} before ${allocations[0]?.version}`);
        version = target.version;
        return {
          record: {
            allocations: fullRollout(version),
            history: allocations.length > 1 ? history : earlier,
            liveBy,
            ramp: null,
          },
          entry: { action: 'rollback', version },
        };
      });
      return version;
    },

    /**
     * Takes a module from the site: its pages are Page Not Found until it is released again. Its releases and its
     * audit stay.
     * @throws when it is not registered
     */
    unregister: (module: string, reason?: string) =>
      change(module, (record) => ({
        record: { allocations: [], history: [], liveBy },
        entry: {
          action: 'unregister',
          version: registered(module, record).allocations[0]!.version,
          ...(reason && { reason }),
        },
      })),

    ...audit,
  };
  return registry;
}

/** The stable release before the one that is stable now, or none. */
const liveBefore = ({ history }: ModuleRecord) => history.slice(-2, -1);

/**
 * What a bucket gets of a module. A release that is refused is replaced by what would have been shown without it.
 * @param known the releases that may be used
 * @param bucket null gets the stable release
 */
function usable(record: ModuleRecord, known: RegistryState['releases'], bucket: number | null) {
  const { _id, allocations } = record;
  const stable = allocations[0]!.version;
  const version = bucket === null ? stable : versionAt(allocations, bucket);
  return [version, stable, ...liveBefore(record).map((step) => step.version)]
    .map((one) => known.get(releaseId(_id, one)))
    .find((release) => release !== undefined);
}

/** A module that was unregistered keeps its record, with nothing live, for the sake of its audit. */
const isRegistered = ({ allocations }: ModuleRecord): boolean => allocations.length > 0;

/** Whether a version is a canary now. @param since the revision with which it must have begun */
const isCanary = ({ allocations, canaries }: ModuleRecord, version: string, since?: number): boolean =>
  allocations.slice(1).some((one) => one.version === version) &&
  (since === undefined || (canaries?.find((one) => one.version === version)?.since ?? 0) === since);

/** The canaries of a record after a change; those that were there before began when they did. */
const canariesOf = (before: ModuleRecord | null, allocations: Allocation[], revision: number) =>
  allocations
    .slice(1)
    .map(
      ({ version }) =>
        before?.canaries?.find((one) => one.version === version) ?? { version, since: revision },
    );
