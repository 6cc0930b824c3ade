import type { Db } from 'mongodb';

export async function createIndexes(db: Db): Promise<void> {
  await db
    .collection('places')
    .createIndexes([{ key: { lng: 1, lat: 1 } }, { key: { category: 1, lng: 1, lat: 1 } }]);
}
