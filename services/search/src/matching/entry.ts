import type { Listing } from '@guide/contracts/api/schemas';
import { ratingValue, type Suit, suitsOf } from '@guide/contracts/place';

/** From here to before there. */
export interface Span {
  start: number;
  end: number;
}

/** What a listing is filtered and sorted by; only kept while an index is built. */
export interface Entry
  extends Pick<
    Listing,
    'id' | 'name' | 'category' | 'subcategory' | 'area' | 'priceRange' | 'featured' | 'hours' | 'pubId'
  > {
  /** Its number in the index: its place in the order of relevance. */
  number: number;
  /** Read once (D-13): 4.0 where there is none (D-12). */
  rating: number;
  reviewCount: number;
  suits: Suit[];
  /** Where the listing stands in the JSON text of all. */
  text: Span;
  /** Where its words stand in the row of all words. */
  words: Span;
}

export const entryOf = (listing: Listing, text: Span, words: Span): Entry => ({
  id: listing.id,
  name: listing.name,
  category: listing.category,
  subcategory: listing.subcategory,
  area: listing.area,
  priceRange: listing.priceRange,
  featured: listing.featured,
  pubId: listing.pubId,
  number: 0,
  rating: ratingValue(listing.rating),
  reviewCount: listing.reviewCount ?? 0,
  hours: listing.hours,
  suits: suitsOf(listing),
  text,
  words,
});
