import { type Static, Type } from 'typebox';
import { Id, Text } from './listing';

const Line = Type.String({ minLength: 1, maxLength: 300 });
const Lines = Type.Array(Line, { minItems: 1, maxItems: 12 });

/** A busy or quiet time: when, and what to expect. */
export const VisitTime = Type.Object({ when: Line, note: Line }, { additionalProperties: false });

/** Generic texts of a subcategory (GATT-04, GATT-06). `{name}`, `{area}` and `{product}` are filled in. */
export const SubcategoryTexts = Type.Object(
  {
    about: Lines,
    featured: Type.Object(
      { title: Line, description: Text, schedule: Line, tips: Lines },
      { additionalProperties: false },
    ),
    highlights: Lines,
    funFacts: Lines,
    photoSpots: Lines,
    bestTime: Line,
    bestTimes: Type.Array(VisitTime, { minItems: 1, maxItems: 5 }),
    timeNeeded: Line,
    ticketInfo: Line,
    accessibility: Text,
  },
  { additionalProperties: false },
);
export type SubcategoryTexts = Static<typeof SubcategoryTexts>;

/** What is said of one place where the texts of its subcategory are not true of it. */
export const PlaceTexts = Type.Partial(SubcategoryTexts, { additionalProperties: false });
export type PlaceTexts = Static<typeof PlaceTexts>;

/** The same with the id of its listing; no texts for one of which nothing else is said. */
export const ListingTexts = Type.Object({ id: Id, texts: PlaceTexts }, { additionalProperties: false });
export type ListingTexts = Static<typeof ListingTexts>;
