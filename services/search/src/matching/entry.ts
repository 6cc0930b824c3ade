import type { Listing } from '@guide/contracts/api/schemas';

/** What a listing without a rating is taken as (CONST-05, D-12). */
const DEFAULT_RATING = 4;

/** A listing with its rating read once (D-13). */
export interface Entry {
  listing: Listing;
  rating: number;
}

export const entryOf = (listing: Listing): Entry => ({
  listing,
  rating: listing.rating === undefined ? DEFAULT_RATING : Number(listing.rating),
});
