import { type Static, Type } from 'typebox';
import { Line, Literals, StrictObject } from '../api/schemas/helpers';

/** A well-known spot where a walk can start; it has no page in the guide. */
export const StartingPoint = StrictObject({
  name: Type.String({ minLength: 1, maxLength: 60 }),
  kind: Literals('station', 'square', 'street', 'bridge', 'pier', 'postcode'),
  /** WGS 84 degrees; the centre of a street, square or postcode district. */
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
});
export type StartingPoint = Static<typeof StartingPoint>;

/** `points.json`: the starting points of a city (D-86), and credits of their open data. */
export const StartingPoints = StrictObject({
  credits: Type.Array(Line),
  points: Type.Array(StartingPoint),
});
