import type { Listing } from '../api';
import { ratingValue } from './rating';

const FIELDS = [
  'id',
  'name',
  'category',
  'subcategory',
  'area',
  'priceRange',
  'shortDescription',
  'imageUrl',
  'reviewCount',
  'hours',
  'pubId',
] as const;

/** What a card shows of a listing: pages carry this, not the whole listing. */
export interface CardListing extends Pick<Listing, (typeof FIELDS)[number]> {
  /** Parsed once, here: a number, 4.0 where the listing has none (D-13, CONST-05). */
  rating: number;
}

/** A listing cut down to its card. */
export const cardListing = (listing: Listing): CardListing => ({
  ...(Object.fromEntries(FIELDS.map((field) => [field, listing[field]])) as Pick<
    Listing,
    (typeof FIELDS)[number]
  >),
  rating: ratingValue(listing.rating),
});
