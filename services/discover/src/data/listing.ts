import type { Listing } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { type StoredListing, withoutKeys, withoutNulls } from './storedListing';

export async function listingById(db: Db, id: number): Promise<Listing | null> {
  const stored = db.collection<StoredListing>('listings');
  const listing = await stored.findOne<Listing>({ _id: id }, { projection: withoutKeys });
  return listing && withoutNulls(listing);
}
