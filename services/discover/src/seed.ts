import { type Pack, replaceAll, seedFiles } from '@guide/service-kit';
import type { Db } from 'mongodb';
import type { StoredPhoto } from './data/photos';
import { type StoredListing, stored } from './data/stored-listing';

/** Brings the pack's listings with their facts, and their pictures with credits, into the database. */
export async function seed(db: Db, pack: Pack): Promise<void> {
  await seedFiles(db, pack, ['listings.json', 'facts.json'], 1, (listings, facts) =>
    replaceAll(
      db.collection<StoredListing>('listings'),
      listings.map((listing) =>
        stored({ ...listing, ...(facts[listing.id] && { facts: facts[listing.id] }) }),
      ),
    ),
  );
  await seedFiles(db, pack, ['photos.json'], 1, (photos) =>
    replaceAll(
      db.collection<StoredPhoto>('photos'),
      photos.map((photo) => ({ _id: photo.id, ...photo })),
    ),
  );
}
