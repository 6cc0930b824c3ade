import { type Static, Type } from 'typebox';
import { Literals } from './helpers';

/** Health of one service. `details` carries what only that service knows (the age of a projection). */
export const Health = Type.Object({
  service: Type.String(),
  status: Literals('ok', 'degraded', 'down'),
  database: Literals('up', 'down'),
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type Health = Static<typeof Health>;

/** The gateway's health: its own and that of the five services. */
export const SiteHealth = Type.Object({
  status: Literals('ok', 'degraded'),
  services: Type.Array(Health),
});
export type SiteHealth = Static<typeof SiteHealth>;
