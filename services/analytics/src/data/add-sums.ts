import { type Collection, type Db, type Document, MongoBulkWriteError } from 'mongodb';
import { collections } from './collections';
import type { Addition } from './sums';

/** The server's code for a key that is there already. */
const DUPLICATE = 11000;

/**
 * Adds a batch to the kept sums, to each of them once however often this runs: a sum notes the last batch added to it,
 * does not match a second time, and its new copy is refused as a duplicate.
 * @param sums one addition per sum
 */
export async function addSums(db: Db, batch: string, sums: Addition[]): Promise<void> {
  const all = collections(db);
  const names = [...new Set(sums.map(({ collection }) => collection))];
  await Promise.all(
    names.map(async (name) => {
      const own = sums.filter(({ collection }) => collection === name);
      const operations = own.map(({ _id, labels, add }) => ({
        updateOne: {
          filter: { _id, batch: { $ne: batch } },
          update: { $inc: add, $set: { batch }, ...(labels && { $setOnInsert: labels }) },
          upsert: true,
        },
      }));
      const collection = all[name] as unknown as Collection<Document & { _id: string }>;
      await collection.bulkWrite(operations, { ordered: false }).catch(ignoreDuplicates);
    }),
  );
}

function ignoreDuplicates(error: unknown): void {
  if (!(error instanceof MongoBulkWriteError)) throw error;
  const faults = [error.writeErrors].flat();
  if (faults.length === 0 || faults.some(({ code }) => code !== DUPLICATE)) throw error;
}
