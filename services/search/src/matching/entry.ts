import type { Listing } from '@guide/contracts/api/schemas';

/** What a listing without a rating is taken as (CONST-05, D-12). */
const DEFAULT_RATING = 4;

/** From here to before there. */
export interface Span {
  start: number;
  end: number;
}

/** What a listing is filtered and sorted by; only kept while an index is built. */
export interface Entry
  extends Pick<Listing, 'id' | 'name' | 'category' | 'area' | 'priceRange' | 'featured'> {
  /** Read once (D-13). */
  rating: number;
  reviewCount: number;
  /** Where the listing stands in the JSON text of all. */
  text: Span;
  /** Where its words stand in the row of all words. */
  words: Span;
}

export const entryOf = (listing: Listing, text: Span, words: Span): Entry => ({
  id: listing.id,
  name: listing.name,
  category: listing.category,
  area: listing.area,
  priceRange: listing.priceRange,
  featured: listing.featured,
  rating: listing.rating === undefined ? DEFAULT_RATING : Number(listing.rating),
  reviewCount: listing.reviewCount ?? 0,
  text,
  words,
});
