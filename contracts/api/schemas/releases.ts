import { type Static, Type } from 'typebox';

/** The five modules, and any later one: lower-case, digits and hyphens. */
export const ModuleName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' });

/** The files that one exposed screen or widget needs at once, relative to the release's base. */
const ExposedFiles = Type.Object({
  js: Type.Array(Type.String()),
  css: Type.Array(Type.String()),
});
export type ExposedFiles = Static<typeof ExposedFiles>;

/** One release of one module: what the shell and the gateway need to load and check it. */
export const Release = Type.Object({
  module: ModuleName,
  version: Type.String({ pattern: '^[0-9A-Za-z.+-]{1,80}$' }),
  /** URL folder of the release's files, with a slash at its end. */
  base: Type.String(),
  /** The federation entry, relative to `base`. */
  entry: Type.String(),
  /** The federation container's global name. */
  container: Type.String(),
  /** SHA-384 of every file, as in the `integrity` attribute. */
  integrity: Type.Record(Type.String(), Type.String()),
  /** The same of the server bundle, checked before the gateway runs it. */
  serverIntegrity: Type.String(),
  /** Exposed screens and widgets and the files each needs. */
  exposes: Type.Record(Type.String(), ExposedFiles),
  /** Packages that the shell must provide, with the range each must satisfy. */
  requires: Type.Record(Type.String(), Type.String()),
  /** Other modules' widgets that it shows, as `module/Widget`. */
  uses: Type.Array(Type.String()),
  /** The contract version it was built against. */
  contract: Type.String(),
  owner: Type.String(),
  /** Sum of its browser files, bytes. */
  size: Type.Integer(),
  releasedAt: Type.String(),
});
export type Release = Static<typeof Release>;

/** A release as a page carries it: without what only the gateway needs. */
export type PinnedRelease = Omit<Release, 'serverIntegrity' | 'requires' | 'uses' | 'size' | 'releasedAt'>;

/** What a page is pinned to: one release of each module. */
export const Registry = Type.Object({
  modules: Type.Record(Type.String(), Release),
});
export type Registry = Static<typeof Registry>;
