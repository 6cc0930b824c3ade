import type { Listing } from '@guide/contracts/api/schemas';
import { fold } from './fold';

/** What a listing without a rating is taken as (CONST-05, D-12). */
const DEFAULT_RATING = 4;

/** A listing as it is searched: its rating read once (D-13), the four searched texts folded (D-8). */
export interface Entry {
  listing: Listing;
  rating: number;
  texts: string[];
}

export const entryOf = (listing: Listing): Entry => ({
  listing,
  rating: listing.rating === undefined ? DEFAULT_RATING : Number(listing.rating),
  texts: [listing.name, listing.description, listing.area, listing.subcategory].map(fold),
});
