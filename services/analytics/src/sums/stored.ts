import type { Db } from 'mongodb';
import { PRIMARY } from '../hits';
import { addCounts, type Counts, countsOf, type Dimension, type Sums } from './rows';

/** Rows of a day, by column (`packRows`). */
export interface DayRows {
  day: string;
  rows: string;
}

/** A batch with `ids` is unfinished; any process may finish it. `added`: its rows, as the first process found them. */
export interface LatestBatch {
  _id: 'latest';
  number: number;
  ids?: string[];
  added?: DayRows[];
  at: number;
}

/** Rows of several batches of a day. `batch` is the last one; without it, no further batch is added. */
interface Part extends DayRows {
  _id: string;
  batch?: number;
}

/** A day whose hits still have visitor hashes. */
interface OpenDay {
  _id: string;
  batch: number;
}

/** `names`: JSON text of names with counts, see `packSums`. */
export interface PackedSums {
  total: Counts;
  names: string;
}

/** Sums up to a batch. */
interface StoredSums extends PackedSums {
  batch: number;
}

/**
 * Sums of a day or month, of all views or those with `name` in `dimension`. The sum of all views of a day is `sealed`
 * when the sums by dimension are stored, too, up to the same batch. `part` is the part with the day's last batch.
 */
export interface DaySum extends StoredSums {
  _id: string;
  day: string;
  dimension: Dimension | 'all' | 'month';
  name: string;
  sealed?: boolean;
  part?: string;
}

/** A day with counted hits. */
export type DayState = Pick<DaySum, 'day' | 'batch' | 'sealed'>;
export type DayAnswer = Pick<DaySum, 'day' | keyof StoredSums>;

/** What a sealed day has for several filters. The number of documents is limited: `_id` is one of 4,096 places. */
interface KeptAnswer extends DayAnswer {
  _id: string;
  key: string;
}

export const ALL = { dimension: 'all', name: '' } as const;
export const MONTH = { dimension: 'month', name: '' } as const;

export const sumCollections = (db: Db) => ({
  latest: db.collection<LatestBatch>('latest_batch', PRIMARY),
  batches: db.collection<Part>('batches', PRIMARY),
  openDays: db.collection<OpenDay>('open_days', PRIMARY),
  days: db.collection<DaySum>('day_sums', PRIMARY),
  kept: db.collection<KeptAnswer>('kept_answers', PRIMARY),
});

export async function createSumIndexes(db: Db): Promise<void> {
  await sumCollections(db).batches.createIndex({ day: 1 });
  await sumCollections(db).days.createIndex({ dimension: 1, name: 1, day: 1 });
  await sumCollections(db).days.createIndex({ day: 1 });
}

const LISTED = ['views', 'visitors', 'sessions', 'entries', 'exits', 'others'] as const;

/** Packs names and their counts into JSON, a tenth of the read time of subdocuments: `[["page /map",12,9,10]]`. */
export function packSums({ total, names }: Sums): PackedSums {
  const packed = [...names].map(([name, counts]) => {
    const values = LISTED.map((field) => counts[field] ?? 0);
    return [name, ...values.slice(0, values.findLastIndex((value) => value !== 0) + 1)];
  });
  return { total, names: JSON.stringify(packed.filter(({ length }) => length > 1)) };
}

/** Adds stored sums to others. @param stored - undefined adds nothing */
export function addStored(sums: Sums, stored: PackedSums | null | undefined): void {
  if (!stored) return;
  addCounts(sums.total, stored.total);
  for (const [name, ...values] of JSON.parse(stored.names) as [string, ...number[]][]) {
    const counts = countsOf(sums, name);
    for (const [index, value] of values.entries())
      if (value !== 0) counts[LISTED[index]!] = (counts[LISTED[index]!] ?? 0) + value;
  }
}
