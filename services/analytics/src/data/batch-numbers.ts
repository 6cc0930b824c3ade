import type { Db } from 'mongodb';
import { collections } from './collections';

const AT_ONCE = 1000;

/** Gives batches their numbers: each greater than all before, and never one twice, also after a kill. */
export function createBatchNumbers(): (db: Db) => Promise<number> {
  let next = 1;
  let reserved = 0;
  return async (db) => {
    if (next > reserved) {
      const progress = await collections(db).progress.findOneAndUpdate(
        { _id: 'batches' },
        { $inc: { reserved: AT_ONCE } },
        { upsert: true, returnDocument: 'after' },
      );
      reserved = progress!.reserved!;
      next = reserved - AT_ONCE + 1;
    }
    return next++;
  };
}
