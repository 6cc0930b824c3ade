import { type Pack, replaceAll, seedFile } from '@guide/service-kit';
import type { Db } from 'mongodb';
import { placeOf, type StoredArea, type StoredPlace } from './data/stored';

/** Brings the pack's areas, and its listings with coordinates, into the database. */
export async function seed(db: Db, pack: Pack): Promise<void> {
  await seedFile(db, pack, 'areas.json', 1, (areas) =>
    replaceAll(
      db.collection<StoredArea>('areas'),
      areas.map((area) => ({ _id: area.id, ...area })),
    ),
  );
  await seedFile(db, pack, 'listings.json', 2, (listings) =>
    replaceAll(db.collection<StoredPlace>('places'), listings.flatMap(placeOf)),
  );
}
