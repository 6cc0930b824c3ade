import type { Listing } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { type StoredListing, withoutKeys } from './storedListing';

export const listingById = (db: Db, id: number): Promise<Listing | null> =>
  db.collection<StoredListing>('listings').findOne<Listing>({ _id: id }, { projection: withoutKeys });
