import { type Static, Type } from 'typebox';
import { Line, Lines, StrictObject } from './helpers';
import { textLanguage } from './language';
import { Id, Text } from './listing';

export const VisitTime = StrictObject({ when: Line, note: Line });

const FEATURED = { title: Line, description: Text, schedule: Line };

/** Texts of a subcategory with the placeholders `{name}`, `{area}` and `{product}` (GATT-04, GATT-06). */
export const SubcategoryTexts = StrictObject({
  about: Lines,
  featured: StrictObject(FEATURED),
  highlights: Lines,
  photoSpots: Lines,
  bestTime: Line,
  bestTimes: Type.Array(VisitTime, { minItems: 1, maxItems: 5 }),
  timeNeeded: Line,
  ticketInfo: Line,
});
export type SubcategoryTexts = Static<typeof SubcategoryTexts>;

/** Texts of one place, which replace those of its subcategory. */
export const PlaceTexts = Type.Partial(
  StrictObject({
    ...SubcategoryTexts.properties,
    featured: StrictObject({ ...FEATURED, tips: Lines }),
    funFacts: Lines,
    accessibility: Text,
  }),
  { additionalProperties: false },
);
export type PlaceTexts = Static<typeof PlaceTexts>;

/** A listing's own texts; empty if it has none. */
export const ListingTexts = StrictObject({ id: Id, texts: PlaceTexts, ...textLanguage });
export type ListingTexts = Static<typeof ListingTexts>;
