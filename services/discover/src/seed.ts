import { type Pack, seedFiles, seedLanguages, storeTexts } from '@guide/service-kit';
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
  await seedFiles(
    db,
    pack,
    ['listings.json', 'facts.json'],
    1,
    async (listings, facts, texts) => {
      await storedListings.replaceAll(
        db,
        listings.map((listing) =>
          toStoredListing({ ...listing, ...(facts[listing.id] && { facts: facts[listing.id] }) }),
        ),
      );
      await storeTexts(db, texts);
    },
    ['listings.json'],
  );
  await seedFiles(
    db,
    pack,
    ['photos.json'],
    1,
    async (photos, texts) => {
      await storedPhotos.replaceAll(db, photos);
      await storeTexts(db, texts);
    },
    ['photos.json'],
  );
  await seedFiles(
    db,
    pack,
    ['texts.json'],
    1,
    async (all, texts) => {
      await storedTexts.replaceAll(
        db,
        Object.entries(all).map(([id, own]) => ({ id: Number(id), texts: own })),
      );
      await storeTexts(db, texts);
    },
    ['texts.json'],
  );
  await seedFiles(
    db,
    pack,
    ['home.json'],
    1,
    async (home, texts) => {
      await storedHomeTexts.replace(db, home);
      await storeTexts(db, texts);
    },
    ['home.json'],
  );
  await seedFiles(
    db,
    pack,
    ['attractions.json', 'generic.json'],
    1,
    async (written, generic, texts) => {
      await storedPageTexts.replaceAll(db, { written, generic });
      await storeTexts(db, texts);
    },
    ['attractions.json', 'generic.json'],
  );
  await seedLanguages(db, pack);
}
