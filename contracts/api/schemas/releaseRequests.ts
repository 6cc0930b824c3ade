import { type Static, Type } from 'typebox';
import { StrictObject } from './helpers';
import { ModuleName } from './releases';

/** The `typ` of a signed request; manifests, signed with the same key, have another. */
export const REQUEST_TYPE = 'guide-request+jwt';
/** Longest validity of a signed request, seconds. */
export const MAX_REQUEST_LIFETIME_S = 300;

/** Limits of an uploaded release; `docs/release.md` names them. */
export const UPLOAD_LIMITS = {
  /** As it is sent. */
  SENT_BYTES: 8 * 1024 ** 2,
  UNPACKED_BYTES: 32 * 1024 ** 2,
  FILE_BYTES: 8 * 1024 ** 2,
  MANIFEST_BYTES: 128 * 1024,
  FILES: 500,
} as const;

const claims = {
  /** The guide, as its owners file names it. */
  aud: Type.String(),
  /** Seconds since 1970. */
  iat: Type.Integer(),
  exp: Type.Integer(),
  /** Random; a request is accepted once. */
  jti: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  module: ModuleName,
};
const Version = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]{0,79}$' });
/** Of the visitors; 100 is everybody. */
const Percent = Type.Number({ minimum: 0, maximum: 100 });
/** One line: it is printed in terminals. */
const Reason = Type.String({ pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]{1,200}$' });

const upload = {
  ...claims,
  version: Version,
  /** SHA-256 of the body as it is sent, base64url. */
  digest: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
};

/** Stores a release and gives it to visitors. */
export const ReleaseUpload = StrictObject({
  ...upload,
  action: Type.Literal('release'),
  percent: Percent,
  ramp: Type.Boolean(),
});
export type ReleaseUpload = Static<typeof ReleaseUpload>;

/** Stores a release that is live for nobody and requests a link that shows it. */
export const PreviewUpload = StrictObject({
  ...upload,
  action: Type.Literal('preview'),
  hours: Type.Integer({ minimum: 1, maximum: 72 }),
});
export type PreviewUpload = Static<typeof PreviewUpload>;

/** Rolls back, unregisters the module, or gives a stored release a share of the visitors. */
export const ChangeRequest = Type.Union([
  StrictObject({ ...claims, action: Type.Literal('rollback') }),
  StrictObject({ ...claims, action: Type.Literal('unregister'), reason: Type.Optional(Reason) }),
  StrictObject({
    ...claims,
    action: Type.Literal('share'),
    version: Version,
    percent: Percent,
    ramp: Type.Boolean(),
  }),
]);
export type ChangeRequest = Static<typeof ChangeRequest>;

/** Requests a module's live releases and their changes. */
export const StatusRequest = StrictObject({ ...claims, action: Type.Literal('status') });
export type StatusRequest = Static<typeof StatusRequest>;

/** What was done, and one sentence that says so. */
export const ReleaseAnswer = Type.Object({
  module: ModuleName,
  version: Version,
  percent: Percent,
  message: Type.String(),
});
export type ReleaseAnswer = Static<typeof ReleaseAnswer>;

/** The link of a preview. */
export const PreviewAnswer = Type.Object({
  module: ModuleName,
  version: Version,
  /** Absolute; who opens it sees the release until it expires. */
  url: Type.String(),
  expiresAt: Type.String(),
  message: Type.String(),
});
export type PreviewAnswer = Static<typeof PreviewAnswer>;

/** The live site, against which `incompatibility` and `buildFault` check a release. */
const Live = Type.Object({
  screens: Type.Array(Type.Object({ module: Type.String(), screen: Type.String(), path: Type.String() })),
  /** Slots that modules may fill. */
  slots: Type.Array(Type.String()),
  /** Paths that the gateway answers itself. */
  answered: Type.Array(Type.String()),
  /** Paths that live modules claim. */
  claimed: Type.Array(Type.Object({ path: Type.String(), by: Type.String() })),
  /** Widgets that live modules show of others. */
  uses: Type.Array(Type.Object({ by: Type.String(), widget: Type.String() })),
  /** The version of the contract that is served. */
  contract: Type.String(),
  /** Packages that the shell provides, with their versions. */
  provided: Type.Record(Type.String(), Type.String()),
  /** The names that each of them exports. */
  offered: Type.Record(Type.String(), Type.Array(Type.String())),
});

/** A module's live releases, and every change, oldest first. */
export const StatusAnswer = Type.Object({
  module: ModuleName,
  allocations: Type.Array(
    Type.Object({
      version: Type.String(),
      percent: Percent,
      /** Why the gateway that responds cannot render it: the rest of a sentence that begins with "The renderer". */
      failure: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  halted: Type.Union([
    Type.Object({ version: Type.String(), reason: Type.String(), at: Type.String() }),
    Type.Null(),
  ]),
  changes: Type.Array(
    Type.Object({
      at: Type.String(),
      by: Type.String(),
      action: Type.String(),
      version: Type.String(),
      percent: Type.Optional(Type.Number()),
      commit: Type.Optional(Type.String()),
      reason: Type.Optional(Type.String()),
    }),
  ),
  /** Failures of its releases, newest first; messages from browsers are whatever visitors sent. */
  failures: Type.Array(
    Type.Object({
      version: Type.String(),
      where: Type.Union([Type.Literal('server'), Type.Literal('browser')]),
      message: Type.String(),
      /** Source file, line and column. */
      line: Type.Optional(Type.String()),
      first: Type.String(),
      last: Type.String(),
    }),
  ),
  live: Live,
  /** Paths and slots that the owners file gives to the team. */
  permitted: Type.Object({ paths: Type.Array(Type.String()), slots: Type.Array(Type.String()) }),
});
export type StatusAnswer = Static<typeof StatusAnswer>;
