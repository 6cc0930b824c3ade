import type { PinnedRelease, Release } from '@guide/contracts/api';
import type { Allocation } from './allocation';

/** Which releases of a module are live, and which were before. */
export interface ModuleRecord {
  _id: string;
  /** The stable release first, then canaries; empty once the module was unregistered. */
  allocations: Allocation[];
  /** Former and present stable releases, newest last. */
  history: { version: string; at: string }[];
  /** Canaries with the revision with which each began. */
  canaries?: { version: string; since: number }[];
  /** The canary that grows by itself. */
  ramp?: string | null;
  /** The last canary, if it was halted; removed by the next change. */
  halted?: { version: string; reason: string; at: string } | null;
  liveBy?: 'start' | 'team';
  /** Counts the changes, for optimistic locking. */
  revision?: number;
  /** The change that made this revision; earlier ones are in the audit. */
  lastChange?: AuditEntry;
}

export interface AuditEvent {
  action: 'promote' | 'share' | 'grow' | 'halt' | 'rollback' | 'unregister';
  /** The release that became live, shared or halted, or was live before. */
  version: string;
  percent?: number;
  reason?: string;
  /** Of the sources, where it is known. */
  commit?: string;
}

/** `by` is `start`, `gateway`, or a person. */
export interface AuditEntry extends AuditEvent {
  at: string;
  by: string;
}

/** A registered release: the signed manifest has everything that it declares. */
export interface ReleaseRecord {
  _id: string;
  module: string;
  signed: string;
  /** As in the manifest. */
  signedAt: string;
  base: string;
  releasedAt: string;
}

export interface RegistryState {
  modules: ModuleRecord[];
  /** The embed kit, which no page of the guide shows; null if none is registered. */
  kit: ModuleRecord | null;
  /** Live releases and those before them, by `module@version`. */
  releases: Map<string, Release>;
}

export const releaseId = (module: string, version: string) => `${module}@${version}`;

/** The stable release before the present one, or none. */
export const liveBefore = ({ history }: ModuleRecord) => history.slice(-2, -1);

/** An unregistered module keeps its record for the audit. */
export const isRegistered = ({ allocations }: ModuleRecord): boolean => allocations.length > 0;

/** @param since the revision with which the canary must have begun */
export const isCanary = ({ allocations, canaries }: ModuleRecord, version: string, since?: number): boolean =>
  allocations.slice(1).some((release) => release.version === version) &&
  (since === undefined || (canaries?.find((release) => release.version === version)?.since ?? 0) === since);

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

export const toClientReleases = (releases: Record<string, Release>): Record<string, PinnedRelease> =>
  Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, toClientRelease(release)]));
