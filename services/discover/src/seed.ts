import { type Pack, replaceAll, seedFile } from '@guide/service-kit';
import type { Db } from 'mongodb';
import type { StoredPhoto } from './data/photos';
import { type StoredListing, stored } from './data/stored-listing';

/** Brings the pack's listings, and their pictures with credits, into the database. */
export async function seed(db: Db, pack: Pack): Promise<void> {
  await seedFile(db, pack, 'listings.json', 1, (listings) =>
    replaceAll(db.collection<StoredListing>('listings'), listings.map(stored)),
  );
  await seedFile(db, pack, 'photos.json', 1, (photos) =>
    replaceAll(
      db.collection<StoredPhoto>('photos'),
      photos.map((photo) => ({ _id: photo.id, ...photo })),
    ),
  );
}
