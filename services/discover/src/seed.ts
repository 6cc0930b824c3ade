import { type Pack, replaceAll, seedFile } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { type StoredListing, stored } from './data/stored-listing';

/** Brings the pack's listings into the database. */
export const seed = (db: Db, pack: Pack): Promise<void> =>
  seedFile(db, pack, 'listings.json', 1, (listings) =>
    replaceAll(db.collection<StoredListing>('listings'), listings.map(stored)),
  );
