import type { PinnedRelease, Release } from '@guide/contracts/api';
import type { Allocation } from './allocation';

/** One module's record: which releases serve whom, and what was live before. */
export interface ModuleRecord {
  _id: string;
  /** The stable release first, then canaries; none once the module was unregistered. */
  allocations: Allocation[];
  /** Stable releases in the order in which they became it, newest last. */
  history: { version: string; at: string }[];
  /** The canaries, each with the revision with which it began. */
  canaries?: { version: string; since: number }[];
  /** The canary that grows by itself. */
  ramp?: string | null;
  /** The last canary, if it was halted; not after the next release, share or rollback. */
  halted?: { version: string; reason: string; at: string } | null;
  /** Who decided what is live: a start of the guide, or a team. */
  liveBy?: 'start' | 'team';
  /** Counts the changes; one that was decided on another revision is not written. */
  revision?: number;
  /** The change that made this revision; those before it are in the audit. */
  lastChange?: AuditEntry;
}

/** What was changed. */
export interface AuditEvent {
  action: 'promote' | 'share' | 'grow' | 'halt' | 'rollback' | 'unregister';
  /** The release that is live, shared or halted by it, or was live before it. */
  version: string;
  percent?: number;
  reason?: string;
  /** Of the sources that the release was built from, where it is known. */
  commit?: string;
}

/** A change with when it was made and by whom: `start`, `gateway`, or a person. */
export interface AuditEntry extends AuditEvent {
  at: string;
  by: string;
}

/** A registered release. All that it declares is in the signed manifest and nowhere else. */
export interface ReleaseRecord {
  _id: string;
  module: string;
  signed: string;
  /** As in the manifest, to compare with that of another. */
  signedAt: string;
  base: string;
  releasedAt: string;
}

/** The registry as it was last read. */
export interface RegistryState {
  /** The guide's modules. */
  modules: ModuleRecord[];
  /** The embed kit, which is in no page of the guide; null while none is registered. */
  kit: ModuleRecord | null;
  /** Those that serve somebody and those that were live before, by `module@version`. */
  releases: Map<string, Release>;
}

export const releaseId = (module: string, version: string) => `${module}@${version}`;

/** The stable release before the one that is stable now, or none. */
export const liveBefore = ({ history }: ModuleRecord) => history.slice(-2, -1);

/** A module that was unregistered keeps its record, with nothing live, for the sake of its audit. */
export const isRegistered = ({ allocations }: ModuleRecord): boolean => allocations.length > 0;

/** Whether a version is a canary now. @param since the revision with which it must have begun */
export const isCanary = ({ allocations, canaries }: ModuleRecord, version: string, since?: number): boolean =>
  allocations.slice(1).some((one) => one.version === version) &&
  (since === undefined || (canaries?.find((one) => one.version === version)?.since ?? 0) === since);

/** The part of a release that browsers get. */
export const toClientRelease = ({
  serverIntegrity,
  requires,
  types,
  uses,
  offline,
  size,
  commit,
  site,
  signedAt,
  signed,
  releasedAt,
  ...pinned
}: Release): PinnedRelease => pinned;

/** The releases of a visitor as their page carries them, by module. */
export const toClientReleases = (releases: Record<string, Release>): Record<string, PinnedRelease> =>
  Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, toClientRelease(release)]));
