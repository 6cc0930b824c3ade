import { type Static, Type } from 'typebox';
import { Literals } from './helpers';

export const Health = Type.Object({
  service: Type.String(),
  status: Literals('ok', 'degraded', 'down'),
  database: Literals('up', 'down'),
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type Health = Static<typeof Health>;

export const SiteHealth = Type.Object({
  status: Literals('ok', 'degraded'),
  services: Type.Array(Health),
});
export type SiteHealth = Static<typeof SiteHealth>;
