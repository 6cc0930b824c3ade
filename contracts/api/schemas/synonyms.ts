import { type Static, Type } from 'typebox';
import { ChipName } from './chips';
import { Category, Id, PriceRange } from './listing';

/** In Japanese, one letter can be a word. */
const Word = Type.String({ minLength: 1, maxLength: 60 });

/** Words that names lack ("wheelchair", "beefeaters"), with their meaning. They only affect suggestions (D-8). */
export const Synonym = Type.Object(
  {
    words: Type.Array(Word, { minItems: 1, maxItems: 30 }),
    chip: Type.Optional(ChipName),
    category: Type.Optional(Category),
    subcategory: Type.Optional(Word),
    area: Type.Optional(Word),
    listing: Type.Optional(Id),
    text: Type.Optional(Word),
    priceRange: Type.Optional(PriceRange),
  },
  { additionalProperties: false, minProperties: 2 },
);
export type Synonym = Static<typeof Synonym>;
