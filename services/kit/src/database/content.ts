import type { Db, Filter, FindOptions } from 'mongodb';

/** A collection of records with an id, by which they are stored and sorted. */
export function content<T extends { id: number | string }>(name: string) {
  const stored = (db: Db) => db.collection<T & { _id: T['id'] }>(name);
  return {
    find: (db: Db, filter: Filter<T> = {}, options: FindOptions = {}): Promise<T[]> =>
      stored(db)
        .find<T>(filter as never, { sort: { _id: 1 }, projection: { _id: 0 }, ...options })
        .toArray(),
    byId: (db: Db, id: T['id']): Promise<T | null> =>
      stored(db).findOne<T>({ _id: id } as never, { projection: { _id: 0 } }),
    /** Replaces all records. A concurrent reader sees each one old or new, never missing. */
    async replaceAll(db: Db, records: T[]): Promise<void> {
      if (records.length > 0) {
        await stored(db).bulkWrite(
          records.map((record) => ({
            replaceOne: {
              filter: { _id: record.id } as never,
              replacement: { _id: record.id, ...record } as never,
              upsert: true,
            },
          })),
          { ordered: false },
        );
      }
      await stored(db).deleteMany({ _id: { $nin: records.map(({ id }) => id) } } as never);
    },
  };
}
