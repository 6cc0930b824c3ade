import { type Pack, seedFiles } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { storedHomeTexts, storedPageTexts } from './data/cityTexts';
import { storedListings, toStoredListing } from './data/listings';
import { storedPhotos } from './data/photos';
import { storedTexts } from './data/texts';

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
    storedListings.replaceAll(
      db,
      listings.map((listing) =>
        toStoredListing({ ...listing, ...(facts[listing.id] && { facts: facts[listing.id] }) }),
      ),
    ),
  );
  await seedFiles(db, pack, ['photos.json'], 1, (photos) => storedPhotos.replaceAll(db, photos));
  await seedFiles(db, pack, ['texts.json'], 1, (all) =>
    storedTexts.replaceAll(
      db,
      Object.entries(all).map(([id, texts]) => ({ id: Number(id), texts })),
    ),
  );
  await seedFiles(db, pack, ['home.json'], 1, (texts) => storedHomeTexts.replace(db, texts));
  await seedFiles(db, pack, ['attractions.json', 'generic.json'], 1, (written, generic) =>
    storedPageTexts.replaceAll(db, { written, generic }),
  );
}
