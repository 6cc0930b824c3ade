import { Type } from 'typebox';
import { ServedSite } from '../city/site';
import type { Operation } from './operations';
import * as s from './schemas';

/**
 * The gateway's calls that page scripts make, one export each, so that a bundle has only what it calls. Browser builds
 * replace this file as they do `operations.ts`.
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

/** The files of the whole guide, for offline use. */
export const offlineBundle = {
  service: 'gateway',
  method: 'GET',
  path: '/api/offline/set',
  summary: "Everything that the whole guide needs without a connection, in this visitor's releases",
  response: s.OfflineBundle,
} as const satisfies Operation & { service: string; summary: string };

/** The city and the token of an embedded dashboard; served below /embed only. */
export const embedSite = {
  method: 'GET',
  path: '/api/site',
  /** The token opens these `panels` with these `filters`; without `panels` the whole dashboard. */
  response: Type.Object({
    site: ServedSite,
    panels: Type.Optional(Type.Array(Type.String())),
    filters: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
} as const satisfies Operation;
