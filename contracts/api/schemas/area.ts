import { type Static, Type } from 'typebox';
import { StrictObject } from './helpers';
import { Id } from './listing';

/** [longitude, latitude], WGS 84 degrees. */
export const Position = Type.Tuple([
  Type.Number({ minimum: -180, maximum: 180 }),
  Type.Number({ minimum: -90, maximum: 90 }),
]);

/** A neighbourhood (ENT-08); maps use `center` and `boundary` (D-33). */
export const Area = StrictObject({
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 80 }),
  description: Type.String({ minLength: 1, maxLength: 1000 }),
  imageUrl: Type.Optional(Type.String({ maxLength: 500 })),
  center: Type.Optional(Position),
  boundary: Type.Optional(Type.Array(Position, { minItems: 4, maxItems: 400 })),
});
export type Area = Static<typeof Area>;
