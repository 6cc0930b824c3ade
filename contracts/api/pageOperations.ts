import { Type } from 'typebox';
import { ServedSite } from '../city/site';
import type { Operation } from './operations';
import * as s from './schemas';

/** Gateway operations of page scripts, one export each for tree shaking. */
export const moduleReleases = {
  service: 'gateway',
  method: 'GET',
  path: '/api/modules/:module/releases',
  summary: 'Releases to load instead of one that failed, best first',
  params: Type.Object({ module: s.ModuleName }),
  response: Type.Array(s.PinnedRelease),
} as const satisfies Operation & { service: string; summary: string };

export const releaseChanges = {
  service: 'gateway',
  method: 'GET',
  path: '/api/modules/changes',
  summary: 'The latest changes of live releases, newest first, without names of persons',
  response: Type.Array(s.ReleaseChange),
} as const satisfies Operation & { service: string; summary: string };

export const offlineBundle = {
  service: 'gateway',
  method: 'GET',
  path: '/api/offline/bundle',
  summary: "All files of the offline guide in a language, in this visitor's releases",
  query: s.OfflineBundleQuery,
  response: s.OfflineBundle,
} as const satisfies Operation & { service: string; summary: string };

/** The city and the permissions of an embedded dashboard; served below /embed only. */
export const embedSite = {
  method: 'GET',
  path: '/api/site',
  /** English without `lang`, or if the guide does not have the language. */
  query: s.LanguageQuery,
  /** The panels and filters that the token permits; without `panels`, the whole dashboard. */
  response: Type.Object({
    site: ServedSite,
    panels: Type.Optional(Type.Array(Type.String())),
    filters: Type.Optional(Type.Record(Type.String(), Type.String())),
  }),
} as const satisfies Operation;
