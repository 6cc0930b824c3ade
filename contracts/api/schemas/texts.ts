import { type Static, Type } from 'typebox';
import { StrictObject } from './helpers';
import { Id, Text } from './listing';

const Line = Type.String({ minLength: 1, maxLength: 300 });
const Lines = Type.Array(Line, { minItems: 1, maxItems: 12 });

/** A busy or quiet time: when, and what to expect. */
export const VisitTime = StrictObject({ when: Line, note: Line });

const FEATURED = { title: Line, description: Text, schedule: Line };

/** Generic texts of a subcategory (GATT-04, GATT-06). `{name}`, `{area}` and `{product}` are filled in. */
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

/** A place's own texts, which replace those of its subcategory. */
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

/** The same with the listing's id; empty where it has none. */
export const ListingTexts = StrictObject({ id: Id, texts: PlaceTexts });
export type ListingTexts = Static<typeof ListingTexts>;
