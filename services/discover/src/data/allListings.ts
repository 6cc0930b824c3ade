import type { Listing } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { inner, type StoredListing } from './storedListing';

/** Every listing: featured first, then by rating with a missing one as 4.0, then by name, then by id (D-46). */
export const allListings = (db: Db): Promise<Listing[]> =>
  db
    .collection<StoredListing>('listings')
    .find()
    .sort({ featured: -1, ratingValue: -1, nameKey: 1, _id: 1 })
    .project<Listing>(inner)
    .toArray();
