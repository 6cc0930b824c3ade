import { Type } from 'typebox';
import { ServedSite } from '../city/site';
import type { Operation } from './operations';
import * as s from './schemas';

/**
 * The gateway's calls that scripts of pages read, each an export of its own, so that a script has only what it calls.
 * Builds for browsers replace this file by its values with what is read (`tooling/rspack/api-table.mjs`).
 */
export const moduleReleases = {
  service: 'gateway',
  method: 'GET',
  path: '/api/modules/:module/releases',
  summary: 'What to load in place of a release that failed, best first',
  params: Type.Object({ module: s.ModuleName }),
  response: Type.Array(s.PinnedRelease),
} as const satisfies Operation & { service: string; summary: string };

export const releaseChanges = {
  service: 'gateway',
  method: 'GET',
  path: '/api/modules/changes',
  summary: 'The latest changes of what is live, newest first, without names of persons',
  response: Type.Array(s.ReleaseChange),
} as const satisfies Operation & { service: string; summary: string };

/** What to store for the whole guide to be there without a connection. */
export const offlineBundle = {
  service: 'gateway',
  method: 'GET',
  path: '/api/offline/set',
  summary: "Everything that the whole guide needs without a connection, in this visitor's releases",
  response: s.OfflineBundle,
} as const satisfies Operation & { service: string; summary: string };

/** What an embedded dashboard knows of the city and of its token; it is there below /embed only. */
export const embedSite = {
  method: 'GET',
  path: '/api/site',
  /** `panels` are what the token opens, held to `filters`; without it that is the whole dashboard. */
  response: Type.Object({
    site: ServedSite,
    panels: Type.Optional(Type.Array(Type.String())),
    filters: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
} as const satisfies Operation;
