import type { Db } from 'mongodb';
import { PRIMARY } from '../hits';
import type { Counts, Dimension } from './rows';

/** The latest batch. While it has ids it is not finished, and any process finishes it. */
interface LatestBatch {
  _id: 'latest';
  number: number;
  ids?: string[];
  at: number;
}

/** What one batch adds to the figures of one day; its id is `<day> <number>`. */
interface Batch {
  _id: string;
  day: string;
  rows: string;
}

/** A day with hits that still name their visitors, and the latest batch that counted some of them. */
interface OpenDay {
  _id: string;
  batch: number;
}

/** Figures of one day: of all views, or of those with one name in one dimension. Its id is made of these three. */
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

export const sumsOf = (db: Db) => ({
  latest: db.collection<LatestBatch>('latest_batch', PRIMARY),
  batches: db.collection<Batch>('batches', PRIMARY),
  openDays: db.collection<OpenDay>('open_days', PRIMARY),
  days: db.collection<DaySum>('day_sums', PRIMARY),
});

export async function createSumIndexes(db: Db): Promise<void> {
  await sumsOf(db).batches.createIndex({ day: 1 });
  await sumsOf(db).days.createIndex({ dimension: 1, name: 1, day: 1 });
  await sumsOf(db).days.createIndex({ day: 1 });
}
