import type { PinnedRelease, Release } from '@guide/contracts/api';
import type { Allocation } from './allocation';

/** One module's record: which releases serve whom, and what was live before. */
export interface ModuleRecord {
  _id: string;
  /** The stable release first, then canaries. */
  allocations: Allocation[];
  /** Stable releases in the order in which they became it, newest last. */
  history: { version: string; at: string }[];
  /** The last canary that was halted automatically. */
  halted?: { version: string; reason: string; at: string };
}

export type ReleaseRecord = Release & { _id: string };

/** The registry as it was last read. */
export interface RegistryState {
  modules: ModuleRecord[];
  /** Those that serve somebody and those that were live before, by `module@version`. */
  releases: Map<string, Release>;
}

export const releaseId = (module: string, version: string) => `${module}@${version}`;

/** The part of a release that browsers get. */
export const toClientRelease = ({
  serverIntegrity,
  requires,
  uses,
  size,
  releasedAt,
  ...pinned
}: Release): PinnedRelease => pinned;
