import { type Static, Type } from 'typebox';
import { Category, PriceRange } from './listing';

const All = Type.Literal('all');

/** The search orders (CONST-10). */
export const SortBy = Type.Union([
  Type.Literal('relevance'),
  Type.Literal('rating'),
  Type.Literal('reviews'),
  Type.Literal('name'),
]);
export type SortBy = Static<typeof SortBy>;

/** Query of GET /api/search (D-7). `query` and `q` mean the same; `query` wins. */
export const SearchQuery = Type.Object(
  {
    query: Type.Optional(Type.String({ maxLength: 500 })),
    q: Type.Optional(Type.String({ maxLength: 500 })),
    category: Type.Optional(Type.Union([All, Category])),
    area: Type.Optional(Type.String({ maxLength: 200 })),
    priceRange: Type.Optional(Type.Union([All, PriceRange])),
    /** "all" or a minimum, 0 to 5. */
    rating: Type.Optional(Type.Union([All, Type.Number({ minimum: 0, maximum: 5 })])),
    sortBy: Type.Optional(SortBy),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
);
export type SearchQuery = Static<typeof SearchQuery>;

/** Options of the area filter with their counts, in alphabetical order (SEARCH-26). */
export const SearchFacets = Type.Object({
  areas: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
});
export type SearchFacets = Static<typeof SearchFacets>;
