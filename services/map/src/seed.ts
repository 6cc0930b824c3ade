import { type Pack, replaceAll, seedFiles } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { placesOfListing, type StoredArea, type StoredPlace } from './data/stored';

export async function seed(db: Db, pack: Pack): Promise<void> {
  await seedFiles(db, pack, ['areas.json'], 1, (areas) =>
    replaceAll(
      db.collection<StoredArea>('areas'),
      areas.map((area) => ({ _id: area.id, ...area })),
    ),
  );
  await seedFiles(db, pack, ['listings.json', 'facts.json'], 3, (listings, facts) =>
    replaceAll(
      db.collection<StoredPlace>('places'),
      listings.flatMap((listing) => placesOfListing({ ...listing, facts: facts[listing.id] })),
    ),
  );
}
