import { randomInt } from 'node:crypto';
import type { Release } from '@guide/contracts/api';
import { EMBED_KIT } from '@guide/contracts/module/embed-kit';
import type { Availability } from '@guide/service-kit';
import { BUCKETS, bucketOf, versionAt } from './allocation';
import { createAudit } from './audit';
import { createChanges } from './changes';
import { liveBefore, type ModuleRecord, type RegistryState, releaseId } from './records';
import { createRecordWriter } from './recordWriter';
import { createReleases, type ReleasesOptions } from './releases';
import { ReleaseRefused } from './signing/verify';
import { createStateReader } from './stateReader';

/** The registry of releases: one record per module and version, and one traffic allocation per module. */
export type Registry = ReturnType<typeof createRegistry>;

interface RegistryOptions extends ReleasesOptions {
  /** Author of changes, for the audit: `start`, `gateway` (default) or a user name. */
  by?: string;
  availability?: Pick<Availability, 'read'>;
  /** Whether a release works with this gateway's shell: during an upgrade, gateways of two versions share the registry. */
  fits?: Fits;
}

type Fits = (release: Release) => boolean;

export function createRegistry({
  by = 'gateway',
  availability,
  fits = () => true,
  ...options
}: RegistryOptions) {
  const { db } = options;
  const releases = createReleases(options);
  const modules = db.collection<ModuleRecord>('modules');
  const { state, invalidate } = createStateReader(modules, releases, availability);
  const change = createRecordWriter(db, by, invalidate);
  const changes = createChanges(change, by === 'start' ? 'start' : 'team');
  const stable = new WeakMap<RegistryState, Readonly<Record<string, Release>>>();

  /** @param visitor - the id that assigns canaries; null gets the stable releases */
  function releasesIn(current: RegistryState, visitor: string | null): Readonly<Record<string, Release>> {
    if (visitor) return pickReleases(current, fits, (module) => bucketOf(module, visitor));
    const picked = stable.get(current) ?? pickReleases(current, fits, () => null);
    stable.set(current, picked);
    return picked;
  }

  const releasesFor = async (visitor: string | null) => releasesIn(await state(), visitor);

  async function recordOf(module: string): Promise<ModuleRecord | undefined> {
    const { modules: records, kit } = await state();
    return [...records, ...(kit ? [kit] : [])].find(({ _id }) => _id === module);
  }

  return {
    state,
    releasesIn,
    releasesFor,

    /** The releases to try in order: the visitor's, the stable one, and the previous stable one. */
    alternativesIn(current: RegistryState, module: string, visitor: string | null): Release[] {
      const { modules: records, releases: usable } = current;
      const record = records.find(({ _id }) => _id === module);
      if (!record) return [];
      const { [module]: assigned } = releasesIn(current, visitor);
      const versions = [assigned, record.allocations[0], ...liveBefore(record)].map(
        (step) => step?.version ?? '',
      );
      const candidates = [...new Set(versions)].map((version) => usable.get(releaseId(module, version)));
      return fittingFirst(candidates, fits);
    },

    /** The embed kit. Other sites' pages have no session, so each load may get a canary unless `stable` is set. */
    async kitRelease(stable = false): Promise<Release | null> {
      const { kit, releases: usable } = await state();
      return (kit && usableRelease(kit, usable, fits, stable ? null : randomInt(BUCKETS))) ?? null;
    },

    async liveReleases(): Promise<Release[]> {
      const { releases: usable } = await state();
      return [...usable.values()].filter(({ module }) => module !== EMBED_KIT);
    },

    recordOf,

    stableVersion: async (module: string): Promise<string | undefined> =>
      (await recordOf(module))?.allocations[0]?.version,

    verify: releases.verify,
    find: releases.find,
    isRegistered: releases.isRegistered,
    allOf: releases.allOf,
    newestVersion: releases.newestVersion,
    verifyRegistrable: releases.verifyRegistrable,
    add: releases.add,

    ...changes,
    ...createAudit(db),

    /** Takes a module off the site. @throws {ReleaseRefused} if a live release shows one of its widgets */
    async unregister(module: string, reason?: string): Promise<string> {
      const { modules: records, releases: usable } = await state();
      const dependent = records.find(({ _id, allocations }) =>
        allocations.some(({ version }) =>
          usable.get(releaseId(_id, version))?.uses.some((widget) => widget.startsWith(`${module}/`)),
        ),
      );
      if (dependent)
        throw new ReleaseRefused(
          `${dependent._id} shows a widget of ${module}: release it without that first.`,
        );
      return changes.unregister(module, reason);
    },
  };
}

function pickReleases(
  { modules, releases }: RegistryState,
  fits: Fits,
  bucketIn: (module: string) => number | null,
): Record<string, Release> {
  const picked = modules.map((record) => usableRelease(record, releases, fits, bucketIn(record._id)));
  return Object.fromEntries(picked.flatMap((release) => (release ? [[release.module, release]] : [])));
}

/** Falls back from a refused or unfit release to the stable or the previous one; a null bucket selects the stable one. */
function usableRelease(
  record: ModuleRecord,
  usable: RegistryState['releases'],
  fits: Fits,
  bucket: number | null,
): Release | undefined {
  const { _id, allocations } = record;
  const stable = allocations[0]!.version;
  const version = bucket === null ? stable : versionAt(allocations, bucket);
  const candidates = [version, stable, ...liveBefore(record).map((step) => step.version)];
  return fittingFirst(
    candidates.map((candidate) => usable.get(releaseId(_id, candidate))),
    fits,
  )[0];
}

/** Unfit releases are the last resort: without a signed build of this version there is no other. */
function fittingFirst(candidates: (Release | undefined)[], fits: Fits): Release[] {
  const releases = candidates.filter((release) => release !== undefined);
  return [...releases.filter(fits), ...releases.filter((release) => !fits(release))];
}
