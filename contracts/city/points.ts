import { type Static, Type } from 'typebox';
import { Literals, StrictObject } from '../api/schemas/helpers';

/** Where a walk can start: not a place of the guide, but something that visitors know. */
export const StartingPoint = StrictObject({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  kind: Literals('station', 'square', 'street', 'bridge', 'pier', 'postcode'),
  /** WGS 84 degrees: the middle of a street, a square or a postcode district. */
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
});
export type StartingPoint = Static<typeof StartingPoint>;

/** `points.json`: the starting points of a city (D-86), and the credits of the open data they come from. */
export const StartingPoints = StrictObject({
  credits: Type.Array(Type.String({ minLength: 1, maxLength: 300 })),
  points: Type.Array(StartingPoint),
});
