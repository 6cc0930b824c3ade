import { mapFeaturesOf } from '@guide/contracts/place';
import { type Pack, seedFiles } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { storedAreas } from './data/areas';
import { storedPlaces } from './data/places';

export async function seed(db: Db, pack: Pack): Promise<void> {
  await seedFiles(db, pack, ['areas.json'], 1, (areas) => storedAreas.replaceAll(db, areas));
  await seedFiles(db, pack, ['listings.json', 'facts.json'], 3, (listings, facts) =>
    storedPlaces.replaceAll(
      db,
      listings.flatMap((listing) => mapFeaturesOf({ ...listing, facts: facts[listing.id] })),
    ),
  );
}
