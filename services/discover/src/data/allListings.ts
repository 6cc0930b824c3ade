import type { Listing } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { type StoredListing, withoutKeys, withoutNulls } from './storedListing';

/** Sorts featured listings first, then by rating (default 4.0), name and id (D-46). */
export const allListings = (db: Db): Promise<Listing[]> =>
  db
    .collection<StoredListing>('listings')
    .find()
    .sort({ featured: -1, ratingValue: -1, nameKey: 1, _id: 1 })
    .project<Listing>(withoutKeys)
    .map(withoutNulls)
    .toArray();
