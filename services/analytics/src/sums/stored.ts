import type { Db } from 'mongodb';
import { PRIMARY } from '../hits';
import type { Counts, Dimension } from './rows';

/** A batch with `ids` is unfinished; any process may finish it. */
interface LatestBatch {
  _id: 'latest';
  number: number;
  ids?: string[];
  at: number;
}

interface Batch {
  _id: string;
  day: string;
  rows: string;
}

/** A day whose hits still have visitor hashes. */
interface OpenDay {
  _id: string;
  batch: number;
}

/** Sums of a day or month, of all views or those with `name` in `dimension`. */
export interface DaySum {
  _id: string;
  day: string;
  dimension: Dimension | 'all' | 'month';
  name: string;
  batch: number;
  total: Counts;
  names: ({ name: string } & Counts)[];
}

export const ALL = { dimension: 'all', name: '' } as const;
export const MONTH = { dimension: 'month', name: '' } as const;

export const sumCollections = (db: Db) => ({
  latest: db.collection<LatestBatch>('latest_batch', PRIMARY),
  batches: db.collection<Batch>('batches', PRIMARY),
  openDays: db.collection<OpenDay>('open_days', PRIMARY),
  days: db.collection<DaySum>('day_sums', PRIMARY),
});

export async function createSumIndexes(db: Db): Promise<void> {
  await sumCollections(db).batches.createIndex({ day: 1 });
  await sumCollections(db).days.createIndex({ dimension: 1, name: 1, day: 1 });
  await sumCollections(db).days.createIndex({ day: 1 });
}
