import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { finishBatch } from '../data/finish-batch';
import { lastBatch } from '../data/last-batch';
import { type Arrival, storeBatch } from '../data/store-batch';

/**
 * Stores batches under names that sort in their order and never come twice. After a batch that failed halfway, and at
 * the start, what was stored of the last one is counted first.
 */
export function createWriter(): (db: Db, arrivals: Arrival[]) => Promise<void> {
  let number = 0;
  let finished = false;
  return async (db, arrivals) => {
    if (!finished) {
      await finishBatch(db);
      number = Number.parseInt((await lastBatch(db)) ?? '0', 10);
    }
    finished = false;
    number++;
    await storeBatch(db, `${String(number).padStart(12, '0')} ${randomUUID()}`, arrivals);
    finished = true;
  };
}
