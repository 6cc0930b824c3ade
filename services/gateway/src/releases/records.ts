import { type PinnedRelease, permittedCalls, type Release } from '@guide/contracts/api';
import type { Collection } from 'mongodb';
import type { Allocation } from './allocation';

export interface ModuleRecord {
  _id: string;
  /** The stable release first, then canaries; empty after the module was unregistered. */
  allocations: Allocation[];
  /** Stable releases including the current one, newest last. */
  history: { version: string; at: string }[];
  /** Canaries with the revision in which each started. */
  canaries?: { version: string; since: number }[];
  ramp?: string | null;
  /** The last canary if it was halted; the next change removes it. */
  halted?: { version: string; reason: string; at: string } | null;
  liveBy?: 'start' | 'team';
  /** Incremented by each change, for optimistic locking. */
  revision?: number;
  /** The change that created this revision; earlier changes are in the audit. */
  lastChange?: AuditEntry;
}

export interface AuditEvent {
  action: 'promote' | 'share' | 'grow' | 'halt' | 'rollback' | 'unregister';
  /** The release that became live, was shared or halted, or was live before the module was unregistered. */
  version: string;
  percent?: number;
  reason?: string;
  commit?: string;
}

/** `by` is `start`, `gateway` or a user name. */
export interface AuditEntry extends AuditEvent {
  at: string;
  by: string;
}

/** A registered release; `signed` is its signed manifest. */
export interface ReleaseRecord {
  _id: string;
  module: string;
  signed: string;
  signedAt: string;
  base: string;
  releasedAt: string;
  /** When visitors last got this release; their pages need its files. Absent if they never did, or still do. */
  usedUntil?: string;
}

export interface RegistryState {
  modules: ModuleRecord[];
  /** The embed kit, which is not part of the guide's pages; null if none is registered. */
  kit: ModuleRecord | null;
  /** Live releases and targets of rollbacks, by `module@version`. */
  releases: Map<string, Release>;
}

export const releaseId = (module: string, version: string) => `${module}@${version}`;

/** Whether a release has a record, even one that is refused. */
export const hasRecord = async (
  releases: Collection<ReleaseRecord>,
  module: string,
  version: string,
): Promise<boolean> => (await releases.countDocuments({ _id: releaseId(module, version) }, { limit: 1 })) > 0;

/** The previous stable release, as a list of at most one. */
export const liveBefore = ({ history }: ModuleRecord) => history.slice(-2, -1);

/** An unregistered module keeps its record for the audit. */
export const isRegistered = ({ allocations }: ModuleRecord): boolean => allocations.length > 0;

/** @param since - the revision in which the canary must have started */
export const isCanary = ({ allocations, canaries }: ModuleRecord, version: string, since?: number): boolean =>
  allocations.slice(1).some((release) => release.version === version) &&
  (since === undefined || (canaries?.find((release) => release.version === version)?.since ?? 0) === since);

/** Leaves out the fields that browsers do not need. @param language - leaves out the texts of others; default: none */
export function toClientRelease(release: Release, language?: string): PinnedRelease {
  const {
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
    languages,
    ...pinned
  } = release;
  if (language === undefined) return { ...pinned, ...(languages && { languages }) };
  const texts = languages?.[language];
  return { ...pinned, ...(texts && { languages: { [language]: texts } }) };
}

/** Adds to the origins that a release may call those of the modules whose widgets it shows. */
function withCalls(releases: Record<string, Release>): Record<string, Release> {
  const entries = Object.entries(releases);
  if (!entries.some(([, { calls }]) => calls)) return releases;
  return Object.fromEntries(
    entries.map(([name, release]) => {
      const used = release.uses.flatMap((widget) => releases[widget.split('/')[0]!]?.calls ?? []);
      const calls = [...new Set([...(release.calls ?? []), ...used])];
      return [name, calls.length > 0 ? { ...release, calls } : release];
    }),
  );
}

export const toClientReleases = (
  releases: Record<string, Release>,
  language: string,
): Record<string, PinnedRelease> =>
  Object.fromEntries(
    Object.entries(withCalls(releases)).map(([name, release]) => [name, toClientRelease(release, language)]),
  );

/** Origins of modules' own backends that a page may call. @param module - of its screen */
export const callsOfPage = (releases: Record<string, Release>, module: string | undefined): string[] =>
  permittedCalls(withCalls(releases), module);
