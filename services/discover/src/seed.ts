import { type Pack, replaceAll, seedFiles } from '@guide/service-kit';
import type { Db } from 'mongodb';
import type { StoredPhoto } from './data/photos';
import { type StoredListing, toStoredListing } from './data/storedListing';
import type { StoredTexts } from './data/texts';

export interface SeededCity {
  _id: 'city';
  slug: string;
  product: string;
}

export async function seed(db: Db, pack: Pack): Promise<void> {
  await seedFiles(db, pack, ['site.json'], 1, async ({ slug, product }) => {
    const seeds = db.collection<SeededCity>('seeds');
    await seeds.updateOne({ _id: 'city' }, { $set: { slug, product } }, { upsert: true });
  });
  await seedFiles(db, pack, ['listings.json', 'facts.json'], 1, (listings, facts) =>
    replaceAll(
      db.collection<StoredListing>('listings'),
      listings.map((listing) =>
        toStoredListing({ ...listing, ...(facts[listing.id] && { facts: facts[listing.id] }) }),
      ),
    ),
  );
  await seedFiles(db, pack, ['photos.json'], 1, (photos) =>
    replaceAll(
      db.collection<StoredPhoto>('photos'),
      photos.map((photo) => ({ _id: photo.id, ...photo })),
    ),
  );
  await seedFiles(db, pack, ['texts.json'], 1, (all) =>
    replaceAll(
      db.collection<StoredTexts>('texts'),
      Object.entries(all).map(([id, texts]) => ({ _id: Number(id), id: Number(id), texts })),
    ),
  );
}
