import { type Static, Type } from 'typebox';
import { SLOT_SIZES } from '../../module/slots.mjs';
import { CALLED_ORIGIN, CLAIMED_PATH, DECLARED_SLOT, MENU_LABEL, SLOT_NAME } from '../../release/claims.mjs';
import { LANGUAGE_TAG } from '../../release/languages.mjs';
import { Literals, StrictObject } from './helpers';

export const ModuleName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });

/** Files that a screen or widget loads immediately, relative to the release's base. */
const ExposedFiles = Type.Object({
  js: Type.Array(Type.String()),
  css: Type.Array(Type.String()),
});

/** Operations with the same response for every visitor. */
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

/** Screens whose pages, and operations whose responses, devices may store (D-37). */
const OfflineCopies = StrictObject({
  screens: Type.Array(Type.String()),
  data: Type.Array(StorableCall),
});

/** A path at which a module shows a screen; segments after the first may be parameters (`:id`). */
const ClaimedPath = StrictObject({
  path: Type.String({
    pattern: CLAIMED_PATH,
  }),
  screen: Type.String(),
  /** Query parameters that the screen reads, with optional defaults ("sort=rating"); absent: none. */
  query: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
});

/** A link to one of the module's claimed paths in the menu of the shell. */
const MenuEntry = StrictObject({
  path: Type.String({ pattern: CLAIMED_PATH }),
  label: Type.String({ pattern: MENU_LABEL }),
  /** In other languages, by language tag. */
  labels: Type.Optional(
    Type.Record(Type.String({ pattern: LANGUAGE_TAG }), Type.String({ pattern: MENU_LABEL })),
  ),
});

const ScreenClaim = StrictObject({
  query: Type.Optional(Type.Array(Type.String(), { maxItems: 20 })),
});

/** A module's claims beyond the shell's route table (D-67). */
const Claims = StrictObject({
  paths: Type.Optional(Type.Array(ClaimedPath, { maxItems: 20 })),
  slots: Type.Optional(Type.Record(Type.String({ pattern: SLOT_NAME }), Type.String())),
  menu: Type.Optional(MenuEntry),
  /** Screens by name; a screen that is not listed reads the whole query. */
  screens: Type.Optional(Type.Record(Type.String(), ScreenClaim)),
});
export type Claims = Static<typeof Claims>;

/** The translated texts of a build in one language. */
const Catalogue = StrictObject({
  /** JSON, relative to the release's base. */
  file: Type.String({ pattern: '^texts-[\\w-]+\\.[0-9a-f]+\\.json$' }),
  /** SHA-384 of the file, as in the `integrity` attribute. */
  integrity: Type.String({ pattern: '^sha384-' }),
  /** Number of translated texts, and of all texts of the build. */
  translated: Type.Integer({ minimum: 0 }),
  texts: Type.Integer({ minimum: 0 }),
});
export type Catalogue = Static<typeof Catalogue>;

const manifest = {
  module: ModuleName,
  version: Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]{0,79}$' }),
  entry: Type.String(),
  container: Type.String(),
  /** SHA-384 by file, as in the `integrity` attribute: scripts and styles; for the embed kit, all files. */
  integrity: Type.Record(Type.String(), Type.String()),
  /** SHA-384 of the server bundle; absent for the embed kit. */
  serverIntegrity: Type.Optional(Type.String()),
  exposes: Type.Record(Type.String(), ExposedFiles),
  /** Version ranges of packages that the shell must provide. */
  requires: Type.Record(Type.String(), Type.String()),
  /** Part of older manifests; unused. */
  types: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** Other modules' widgets that it shows, as `module/Widget`. */
  uses: Type.Array(Type.String()),
  /** If absent, devices store nothing of the module. */
  offline: Type.Optional(OfflineCopies),
  claims: Type.Optional(Claims),
  /** Slots in its screens that others fill, each with the size of a widget there. */
  slots: Type.Optional(Type.Record(Type.String({ pattern: DECLARED_SLOT }), Literals(...SLOT_SIZES))),
  /** Origins of the team's own backends, which the module may call. */
  calls: Type.Optional(Type.Array(Type.String({ pattern: CALLED_ORIGIN }), { maxItems: 5 })),
  /** Catalogues by language tag. English needs none (decision 128). */
  languages: Type.Optional(Type.Record(Type.String({ pattern: LANGUAGE_TAG }), Catalogue)),
  contract: Type.String(),
  owner: Type.String(),
  /** Total size of its browser files, bytes. */
  size: Type.Integer(),
  /** Commit of the sources, with a plus if files were changed; absent outside a repository. */
  commit: Type.Optional(Type.String({ maxLength: 80 })),
  /** The guide's name in its owners file; other guides refuse the release. */
  site: Type.String(),
  signedAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$' }),
};

/** The part of a release that a team signs: all that shell and gateway need to load and check it. */
export const ReleaseManifest = StrictObject(manifest);
export type ReleaseManifest = Static<typeof ReleaseManifest>;

/** A release with a verified signature and the location of its files. */
export const Release = Type.Object({
  ...manifest,
  /** URL folder of the files, with a trailing slash. */
  base: Type.String(),
  /** The signed manifest, a compact JWS. */
  signed: Type.String(),
  releasedAt: Type.String(),
});
export type Release = Static<typeof Release>;

/** The fields of a release that pages need. */
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
        /** `traffic` is in percent of visitors. */
        deployment: Type.Object({ traffic: Type.Number(), default: Type.Boolean() }),
        extras: Type.Object({
          owner: Type.String(),
          contract: Type.String(),
          size: Type.Integer(),
          releasedAt: Type.String(),
          exposes: Type.Array(Type.String()),
          claims: Type.Optional(Claims),
          /** The module's last canary that was halted automatically. */
          halted: Type.Optional(
            Type.Object({ version: Type.String(), reason: Type.String(), at: Type.String() }),
          ),
        }),
      }),
    ),
  ),
});
export type ModuleList = Static<typeof ModuleList>;

/** A change of live releases without names of persons. */
export const ReleaseChange = Type.Object({
  module: ModuleName,
  action: Literals('promote', 'share', 'grow', 'halt', 'rollback', 'unregister'),
  version: Type.String(),
  at: Type.String(),
  by: Literals('start', 'gateway', 'team'),
  percent: Type.Optional(Type.Number()),
  commit: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
});
export type ReleaseChange = Static<typeof ReleaseChange>;

const PageId = Type.String({ pattern: '^[0-9a-f]{32}$' });
const Version = Type.String({ maxLength: 80 });

/** A page is about to run a release's code for the first time. */
export const PageBegin = StrictObject({ module: ModuleName, version: Version, page: PageId });
export type PageBegin = Static<typeof PageBegin>;

/** Token for the page's reports; null if its reports are not counted. */
export const PageToken = Type.Object({ token: Type.Union([Type.String(), Type.Null()]) });
export type PageToken = Static<typeof PageToken>;

/** A page was left or hidden before it was hydrated. */
export const PageLeft = StrictObject({ module: ModuleName, page: PageId });
export type PageLeft = Static<typeof PageLeft>;

/** How a release performs in a page: hydrated, not loaded, failed during or after rendering, or slow. */
export const OutcomeReport = StrictObject({
  module: ModuleName,
  version: Version,
  kind: Literals('hydrated', 'load', 'render', 'error', 'slow'),
  message: Type.Optional(Type.String({ maxLength: 300 })),
  /** Without a token, the report is only logged. */
  token: Type.Optional(Type.String({ maxLength: 600 })),
});
export type OutcomeReport = Static<typeof OutcomeReport>;
