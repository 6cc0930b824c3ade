import { type Static, Type } from 'typebox';
import { ChipNames } from './chips';
import { Literals, StrictObject } from './helpers';
import { languageField, textLanguage } from './language';
import { Category, Id, PriceRange } from './listing';
import { StartText } from './starts';

const All = Type.Literal('all');

/** As from `readWhen` in `contracts/place`. */
const WHEN = '^(\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2})?|\\d{2}:\\d{2})$';

export const SortBy = Literals('relevance', 'rating', 'reviews', 'name');

/** Query of GET /api/search (D-7). `query` and `q` mean the same; `query` wins. */
export const SearchQuery = StrictObject({
  query: Type.Optional(Type.String({ maxLength: 500 })),
  q: Type.Optional(Type.String({ maxLength: 500 })),
  category: Type.Optional(Type.Union([All, Category])),
  area: Type.Optional(Type.String({ maxLength: 200 })),
  priceRange: Type.Optional(Type.Union([All, PriceRange])),
  /** "all" or a minimum from 0 to 5. */
  rating: Type.Optional(Type.Union([All, Type.Number({ minimum: 0, maximum: 5 })])),
  sortBy: Type.Optional(SortBy),
  /** Only places that pass all chips; unknown facts or hours do not pass. */
  chips: Type.Optional(ChipNames),
  /** The time that chips are about (D-86): "2026-11-28T18:00", a day or a time of today; default now. */
  when: Type.Optional(Type.String({ pattern: WHEN, maxLength: 16 })),
  /** Starting point: results are sorted by walking distance unless `sortBy` says otherwise; unknown ones do nothing. */
  from: Type.Optional(StartText),
  /** Minutes on foot from `from`. */
  within: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  ...languageField,
});
export type SearchQuery = Static<typeof SearchQuery>;

/** Areas for the filter with their counts, in alphabetical order (SEARCH-26). */
export const SearchFacets = Type.Object({
  areas: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
});
export type SearchFacets = Static<typeof SearchFacets>;

export const SuggestionsQuery = StrictObject({
  query: Type.String({ minLength: 1, maxLength: 200 }),
  ...languageField,
});
export type SuggestionsQuery = Static<typeof SuggestionsQuery>;

export const SuggestedPlace = Type.Object({
  type: Type.Literal('place'),
  id: Id,
  name: Type.String(),
  area: Type.String(),
  subcategory: Type.String(),
  shortDescription: Type.String(),
  ...textLanguage,
  imageUrl: Type.Optional(Type.String()),
  pubId: Type.Optional(Id),
  /** What its page says that fits the text ("live music"); absent if the name does. */
  reason: Type.Optional(Type.String()),
});
export type SuggestedPlace = Static<typeof SuggestedPlace>;

/** A search for a kind, area or chip that the visitor may have meant; it has `count` results. */
export const SuggestedSearch = Type.Object({
  type: Type.Literal('search'),
  label: Type.String(),
  query: Type.Object({
    query: Type.Optional(Type.String()),
    category: Type.Optional(Category),
    area: Type.Optional(Type.String()),
    priceRange: Type.Optional(PriceRange),
    chips: Type.Optional(Type.String()),
    /** The time that chips are about, as in `SearchQuery`; absent in responses of services before 2026-12, like the walk. */
    when: Type.Optional(Type.String()),
    from: Type.Optional(Type.String()),
    within: Type.Optional(Type.Integer()),
  }),
  count: Type.Integer({ minimum: 1 }),
});
export type SuggestedSearch = Static<typeof SuggestedSearch>;

export const Suggestion = Type.Union([SuggestedPlace, SuggestedSearch]);
export type Suggestion = Static<typeof Suggestion>;

const AnyObject = Type.Object({}, { additionalProperties: true });

/** `SearchTerms` of `contracts/search`; checked when a pack is imported. */
export const StoredSearchTerms = Type.Object(
  { synonyms: Type.Array(AnyObject), calendar: AnyObject },
  { additionalProperties: true },
);
