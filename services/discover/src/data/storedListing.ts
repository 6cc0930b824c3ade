import type { Listing } from '@guide/contracts/api/schemas';
import { ratingValue } from '@guide/contracts/place';
import { foldText } from '@guide/contracts/site';

export interface StoredListing extends Listing {
  _id: number;
  ratingValue: number;
  nameKey: string;
}

export const withoutKeys = { _id: 0, ratingValue: 0, nameKey: 0 } as const;

/** Adds the sort keys: the rating as a number (D-13) and the name without case and accents. */
export const toStoredListing = (listing: Listing): StoredListing => ({
  ...listing,
  _id: listing.id,
  ratingValue: ratingValue(listing.rating),
  nameKey: foldText(listing.name).toLowerCase(),
});

/** Removes absent values that were stored as null: the response's serializer would make 0 of them. */
export const withoutNulls = (listing: Listing): Listing =>
  Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== null)) as unknown as Listing;
