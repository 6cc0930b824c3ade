import type { Listing, ListingsQuery } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { inner, type StoredListing } from './stored-listing';

/**
 * Listings that match every given field exactly (API-03, API-05 to API-07), featured first, then by rating with
 * a missing one as 4.0, then by name, then by id (D-46).
 */
export const listingsMatching = (db: Db, { category, featured, area }: ListingsQuery): Promise<Listing[]> =>
  db
    .collection<StoredListing>('listings')
    .find({
      ...(category !== undefined && { category }),
      ...(featured !== undefined && { featured }),
      ...(area !== undefined && { area }),
    })
    .sort({ featured: -1, ratingValue: -1, nameKey: 1, _id: 1 })
    .project<Listing>(inner)
    .toArray();
