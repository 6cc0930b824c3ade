import { type Static, Type } from 'typebox';
import { CLAIMED_PATH, SLOT_NAME } from '../../release/claims.mjs';
import { Literals, StrictObject } from './helpers';

/** The five modules, and any later one: lower-case, digits and hyphens. */
export const ModuleName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });

/** The files that one exposed screen or widget needs at once, relative to the release's base. */
const ExposedFiles = Type.Object({
  js: Type.Array(Type.String()),
  css: Type.Array(Type.String()),
});

/** Calls with the same response for everybody. */
const StorableCall = Literals(
  'listings',
  'listing',
  'photos',
  'pubs',
  'pub',
  'areas',
  'mapFeatures',
  'search',
  'searchFacets',
  'texts',
);

/** What devices may store of a module for offline use (D-37). */
const OfflineCopies = StrictObject({
  /** Names of screens whose pages may be stored. */
  screens: Type.Array(Type.String()),
  /** Calls whose responses may be stored. */
  data: Type.Array(StorableCall),
});

/** A path of the site that a module shows a screen at: words in lower case, and parameters (`:id`) after the first. */
const ClaimedPath = StrictObject({
  path: Type.String({
    pattern: CLAIMED_PATH,
  }),
  screen: Type.String(),
  /** Parameters of the address that the screen reads, a default value after `=`: "sort=rating"; absent: none. */
  query: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
});

const ScreenClaim = StrictObject({
  /** Parameters of the address that the screen reads, a default value after `=`: "sort=rating"; absent: none. */
  query: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
});

/** What a module claims beyond the shell's route table (D-67). */
const Claims = StrictObject({
  paths: Type.Optional(Type.Array(ClaimedPath, { maxItems: 20 })),
  /** Its widget for each slot. */
  slots: Type.Optional(Type.Record(Type.String({ pattern: SLOT_NAME }), Type.String())),
  /** Its screens that read a query, by name. Absent: each screen reads the whole query. */
  screens: Type.Optional(Type.Record(Type.String(), ScreenClaim)),
});
export type Claims = Static<typeof Claims>;

const manifest = {
  module: ModuleName,
  version: Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]{0,79}$' }),
  /** The federation entry, a file of the release. */
  entry: Type.String(),
  /** The federation container's global name. */
  container: Type.String(),
  /** SHA-384 of every script and style, of the embed kit of every file, as in the `integrity` attribute. */
  integrity: Type.Record(Type.String(), Type.String()),
  /** The same of the server bundle, checked before a renderer runs it; the embed kit has none. */
  serverIntegrity: Type.Optional(Type.String()),
  /** Exposed screens and widgets and the files each needs. */
  exposes: Type.Record(Type.String(), ExposedFiles),
  /** Packages that the shell must provide, with the range each must satisfy. */
  requires: Type.Record(Type.String(), Type.String()),
  /** Signed by earlier tools; not used. */
  types: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** Other modules' widgets that it shows, as `module/Widget`. */
  uses: Type.Array(Type.String()),
  /** Absent: nothing of it is stored. */
  offline: Type.Optional(OfflineCopies),
  /** Absent: nothing. */
  claims: Type.Optional(Claims),
  /** The contract version it was built against. */
  contract: Type.String(),
  owner: Type.String(),
  /** Sum of its browser files, bytes. */
  size: Type.Integer(),
  /** Of the sources that it was built from, with a plus where files were changed since; absent outside a repository. */
  commit: Type.Optional(Type.String({ maxLength: 80 })),
  /** The guide that it may be registered at, as its owners file names it. */
  site: Type.String(),
  signedAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' }),
};

/** What a team signs: all that shell and gateway need to load and check a release. */
export const ReleaseManifest = StrictObject(manifest);
export type ReleaseManifest = Static<typeof ReleaseManifest>;

/** A release with a verified signature, and the location of its files. */
export const Release = Type.Object({
  ...manifest,
  /** URL folder of the release's files, with a slash at its end. */
  base: Type.String(),
  /** The manifest as it was signed, a compact JWS. */
  signed: Type.String(),
  releasedAt: Type.String(),
});
export type Release = Static<typeof Release>;

/** A release without the fields that only the gateway needs. */
export const PinnedRelease = Type.Omit(Release, [
  'serverIntegrity',
  'requires',
  'types',
  'uses',
  'offline',
  'size',
  'commit',
  'site',
  'signedAt',
  'signed',
  'releasedAt',
]);
export type PinnedRelease = Static<typeof PinnedRelease>;

/** The registry in the shape of https://github.com/awslabs/frontend-discovery. */
export const ModuleList = Type.Object({
  microFrontends: Type.Record(
    Type.String(),
    Type.Array(
      Type.Object({
        url: Type.String(),
        metadata: Type.Object({ version: Type.String(), integrity: Type.Optional(Type.String()) }),
        /** `traffic`: percent of the visitors. */
        deployment: Type.Object({ traffic: Type.Number(), default: Type.Boolean() }),
        extras: Type.Object({
          owner: Type.String(),
          contract: Type.String(),
          size: Type.Integer(),
          releasedAt: Type.String(),
          exposes: Type.Array(Type.String()),
          claims: Type.Optional(Claims),
          /** The last canary of the module that was halted automatically. */
          halted: Type.Optional(
            Type.Object({ version: Type.String(), reason: Type.String(), at: Type.String() }),
          ),
        }),
      }),
    ),
  ),
});
export type ModuleList = Static<typeof ModuleList>;

/** A public change of the live releases; persons appear only as their team. */
export const ReleaseChange = Type.Object({
  module: ModuleName,
  action: Literals('promote', 'share', 'grow', 'halt', 'rollback', 'unregister'),
  version: Type.String(),
  at: Type.String(),
  by: Literals('start', 'gateway', 'team'),
  /** Of the visitors, where it was a share. */
  percent: Type.Optional(Type.Number()),
  commit: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
});
export type ReleaseChange = Static<typeof ReleaseChange>;

/** A page's id, made by its browser. */
const PageId = Type.String({ pattern: '^[0-9a-f]{32}$' });
const Version = Type.String({ maxLength: 80 });

/** A page is about to run a release's code for the first time. */
export const PageBegin = StrictObject({ module: ModuleName, version: Version, page: PageId });
export type PageBegin = Static<typeof PageBegin>;

/** What the page signs its reports with; null where it has no vote. */
export const PageToken = Type.Object({ token: Type.Union([Type.String(), Type.Null()]) });
export type PageToken = Static<typeof PageToken>;

/** A page was left, or hidden, before it was hydrated. */
export const PageLeft = StrictObject({ module: ModuleName, page: PageId });
export type PageLeft = Static<typeof PageLeft>;

/** How a release fares in a page: hydrated (`alive`), not loaded, failed while or after it rendered, or slow. */
export const OutcomeReport = StrictObject({
  module: ModuleName,
  version: Version,
  kind: Literals('alive', 'load', 'render', 'error', 'slow'),
  message: Type.Optional(Type.String({ maxLength: 300 })),
  /** Without the page's token it is only logged. */
  token: Type.Optional(Type.String({ maxLength: 600 })),
});
export type OutcomeReport = Static<typeof OutcomeReport>;
