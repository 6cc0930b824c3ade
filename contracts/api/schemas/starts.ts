import { type Static, Type } from 'typebox';
import { Literals, StrictObject } from './helpers';
import { languageField } from './language';

/** An id of a start, or a text that a visitor typed, such as "russell sq". */
export const StartText = Type.String({ minLength: 1, maxLength: 100 });

export const StartsQuery = StrictObject({ query: StartText, ...languageField });

/** Where a walk can start (D-86): a point of the city, an area or a place of the guide. */
export const Start = Type.Object({
  /** "russell-square", "greenwich-area"; the id of a listing as digits. */
  id: Type.String(),
  name: Type.String(),
  kind: Literals('station', 'square', 'street', 'bridge', 'pier', 'postcode', 'area', 'place'),
  lat: Type.Number(),
  lng: Type.Number(),
});
export type Start = Static<typeof Start>;
