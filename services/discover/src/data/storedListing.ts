import type { Listing } from '@guide/contracts/api/schemas';
import { ratingValue } from '@guide/contracts/place';
import { foldText } from '@guide/contracts/site';

/** A listing as stored: keyed by its id, with the values that it is sorted by. */
export interface StoredListing extends Listing {
  _id: number;
  ratingValue: number;
  nameKey: string;
}

export const inner = { _id: 0, ratingValue: 0, nameKey: 0 } as const;

/** @returns the listing with its rating as a number (D-13) and its name without case and accents. */
export const stored = (listing: Listing): StoredListing => ({
  ...listing,
  _id: listing.id,
  ratingValue: ratingValue(listing.rating),
  nameKey: foldText(listing.name).toLowerCase(),
});
