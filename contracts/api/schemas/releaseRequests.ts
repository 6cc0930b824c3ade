import { type Static, Type } from 'typebox';
import { StrictObject } from './helpers';
import { ModuleName } from './releases';

/** `typ` of a signed request; manifests, signed with the same key, have another. */
export const REQUEST_TYPE = 'guide-request+jwt';
export const MAX_REQUEST_LIFETIME_S = 300;

const claims = {
  /** The guide's name in its owners file. */
  aud: Type.String(),
  iat: Type.Integer(),
  exp: Type.Integer(),
  /** Random, because a request is accepted only once. */
  jti: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  module: ModuleName,
};
const Version = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.+-]{0,79}$' });
/** Share of visitors. */
const Percent = Type.Number({ minimum: 0, maximum: 100 });
/** One line, because terminals print it. */
const Reason = Type.String({ pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]{1,200}$' });

const upload = {
  ...claims,
  version: Version,
  /** SHA-256 of the body as sent, base64url. */
  digest: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
};

/** Stores a release and makes it live for a share of visitors. */
export const ReleaseUpload = StrictObject({
  ...upload,
  action: Type.Literal('release'),
  percent: Percent,
  ramp: Type.Boolean(),
});
export type ReleaseUpload = Static<typeof ReleaseUpload>;

/** Stores a preview and returns the link that shows it. */
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

/** Requests a module's live releases and their history. */
export const StatusRequest = StrictObject({ ...claims, action: Type.Literal('status') });
export type StatusRequest = Static<typeof StatusRequest>;

/** The applied change; `message` describes it in one sentence. */
export const ReleaseResponse = Type.Object({
  module: ModuleName,
  version: Version,
  percent: Percent,
  message: Type.String(),
});
export type ReleaseResponse = Static<typeof ReleaseResponse>;

export const PreviewResponse = Type.Object({
  module: ModuleName,
  version: Version,
  /** Absolute URL; a visitor who opens it sees the release until it expires. */
  url: Type.String(),
  expiresAt: Type.String(),
  message: Type.String(),
});
export type PreviewResponse = Static<typeof PreviewResponse>;

/** State of the live site, against which `findIncompatibility` and `findBuildFault` check a release. */
const Live = Type.Object({
  screens: Type.Array(Type.Object({ module: Type.String(), screen: Type.String(), path: Type.String() })),
  slots: Type.Array(Type.String()),
  /** Paths that the gateway answers itself. */
  gatewayPaths: Type.Array(Type.String()),
  claimed: Type.Array(Type.Object({ path: Type.String(), by: Type.String() })),
  /** Widgets of other modules that live modules show. */
  uses: Type.Array(Type.Object({ by: Type.String(), widget: Type.String() })),
  contract: Type.String(),
  /** Of the packages that the shell provides, by name. */
  packageVersions: Type.Record(Type.String(), Type.String()),
  packageExports: Type.Record(Type.String(), Type.Array(Type.String())),
});

/** A module's live releases and all changes, oldest first. */
export const StatusResponse = Type.Object({
  module: ModuleName,
  allocations: Type.Array(
    Type.Object({
      version: Type.String(),
      percent: Percent,
      /** Why the gateway cannot render it: the rest of a sentence that starts with "The renderer". */
      failure: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  halted: Type.Union([
    Type.Object({ version: Type.String(), reason: Type.String(), at: Type.String() }),
    Type.Null(),
  ]),
  /** Live releases that are refused, and the newest release if nobody gets it. */
  unserved: Type.Optional(Type.Array(Type.Object({ version: Type.String(), reason: Type.String() }))),
  /** Visitors since the shares last changed: all, those for whom a page failed, and those for whom one was slow. */
  votes: Type.Optional(
    Type.Array(
      Type.Object({
        version: Type.String(),
        voters: Type.Integer(),
        failures: Type.Integer(),
        slow: Type.Integer(),
      }),
    ),
  ),
  /** 75th percentiles of a week in ms, CLS in thousandths; a metric has at least 20 samples. */
  vitals: Type.Optional(
    Type.Array(
      Type.Object({
        version: Type.String(),
        metric: Type.String(),
        p75: Type.Number(),
        samples: Type.Integer(),
      }),
    ),
  ),
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
  /** Failures of its releases, newest first; messages from browsers are untrusted. */
  failures: Type.Array(
    Type.Object({
      version: Type.String(),
      where: Type.Union([Type.Literal('server'), Type.Literal('browser')]),
      message: Type.String(),
      line: Type.Optional(Type.String()),
      first: Type.String(),
      last: Type.String(),
    }),
  ),
  live: Live,
  /** Paths, slots and origins that the owners file assigns to the team, and its limits of bytes by screen or widget. */
  permitted: Type.Object({
    paths: Type.Array(Type.String()),
    slots: Type.Array(Type.String()),
    /** Absent in older guides, as the budget. */
    calls: Type.Optional(Type.Array(Type.String())),
    budget: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  }),
});
export type StatusResponse = Static<typeof StatusResponse>;
