import { type Static, Type } from 'typebox';

/** Health of one service. `details` carries what only that service knows (the age of a projection). */
export const Health = Type.Object({
  service: Type.String(),
  status: Type.Union([Type.Literal('ok'), Type.Literal('degraded'), Type.Literal('down')]),
  database: Type.Union([Type.Literal('up'), Type.Literal('down')]),
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type Health = Static<typeof Health>;

/** The gateway's health: its own and that of the five services. */
export const SiteHealth = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')]),
  services: Type.Array(Health),
});
export type SiteHealth = Static<typeof SiteHealth>;
