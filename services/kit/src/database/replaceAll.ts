import type { Collection } from 'mongodb';

/** Replaces all documents of a collection. A concurrent reader sees each document old or new, never missing. */
export async function replaceAll<T extends { _id: number }>(
  collection: Collection<T>,
  documents: T[],
): Promise<void> {
  if (documents.length > 0) {
    await collection.bulkWrite(
      documents.map((replacement) => ({
        replaceOne: { filter: { _id: replacement._id } as never, replacement, upsert: true },
      })),
      { ordered: false },
    );
  }
  await collection.deleteMany({ _id: { $nin: documents.map(({ _id }) => _id) } } as never);
}
