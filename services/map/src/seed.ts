import { mapFeaturesOf } from '@guide/contracts/place';
import { type Pack, seedFiles, seedLanguages, storeTexts, type TextsByLanguage } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { storedAreas } from './data/areas';
import { storedPlaces } from './data/places';

/** The names in the texts of listings by id. */
const namesIn = (texts: TextsByLanguage): TextsByLanguage =>
  new Map(
    [...texts].map(([language, listings]) => [
      language,
      Object.fromEntries(
        Object.entries(listings as Record<string, { name?: string }>).map(([id, { name }]) => [id, { name }]),
      ),
    ]),
  );

export async function seed(db: Db, pack: Pack): Promise<void> {
  await seedFiles(
    db,
    pack,
    ['areas.json'],
    1,
    async (areas, texts) => {
      await storedAreas.replaceAll(db, areas);
      await storeTexts(db, texts);
    },
    ['areas.json'],
  );
  await seedFiles(
    db,
    pack,
    ['listings.json', 'facts.json'],
    3,
    async (listings, facts, texts) => {
      await storedPlaces.replaceAll(
        db,
        listings.flatMap((listing) => mapFeaturesOf({ ...listing, facts: facts[listing.id] })),
      );
      await storeTexts(db, { 'listings.json': namesIn(texts['listings.json']) });
    },
    ['listings.json'],
  );
  await seedLanguages(db, pack);
}
