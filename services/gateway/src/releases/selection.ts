import type { Release } from '@guide/contracts/api';
import { versionAt } from './allocation';
import { liveBefore, type ModuleRecord, type RegistryState, releaseId } from './records';

/** What each module shows. @param bucketIn the bucket that a module's releases are picked by; null gets the stable one */
export function pickReleases(
  { modules, releases }: RegistryState,
  bucketIn: (module: string) => number | null,
): Record<string, Release> {
  const picked = modules.map((record) => usableRelease(record, releases, bucketIn(record._id)));
  return Object.fromEntries(picked.flatMap((release) => (release ? [[release.module, release]] : [])));
}

/**
 * What a bucket gets of a module. A release that is refused is replaced by what would have been shown without it.
 * @param known the releases that may be used
 * @param bucket null gets the stable release
 */
export function usableRelease(record: ModuleRecord, known: RegistryState['releases'], bucket: number | null) {
  const { _id, allocations } = record;
  const stable = allocations[0]!.version;
  const version = bucket === null ? stable : versionAt(allocations, bucket);
  return [version, stable, ...liveBefore(record).map((step) => step.version)]
    .map((one) => known.get(releaseId(_id, one)))
    .find((release) => release !== undefined);
}
