import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Collection, Db } from 'mongodb';
import { chunks, unlessRepeated } from '../hits';
import { DIMENSIONS, type Dimension, mergeRows, type Row, rowAdder, type Sums } from './rows';
import { ALL, type DaySum, sumsOf } from './stored';

/** Rows that are added up, and documents that are written, before other work has its turn. */
const ROWS_PER_TURN = 500;
const DOCUMENTS_PER_WRITE = 50;

const ADDERS = {
  all: rowAdder([]),
  ...Object.fromEntries(DIMENSIONS.map((name) => [name, rowAdder([name])])),
} as Record<Dimension | 'all', ReturnType<typeof rowAdder>>;

/** Works out the figures of a day and its month from their batches. May be done again, also by several processes. */
export async function refreshDay(db: Db, day: string, batch: number): Promise<void> {
  const stored = await sumsOf(db).batches.find({ day }).toArray();
  const sums = new Map<string, Pick<DaySum, 'dimension' | 'name'> & Sums>();
  const add = (dimension: Dimension | 'all', name: string, row: Row) => {
    const key = `${dimension} ${name}`;
    const sum = sums.get(key) ?? { dimension, name, total: {}, names: new Map() };
    ADDERS[dimension](sum, row);
    sums.set(key, sum);
  };
  for (const part of chunks(mergeRows(...stored.map(({ rows }): [Row[], 1] => [rows, 1])), ROWS_PER_TURN)) {
    for (const row of part) {
      add(ALL.dimension, ALL.name, row);
      for (const dimension of DIMENSIONS) if (row[dimension]) add(dimension, row[dimension], row);
    }
    await nextTurn();
  }
  const days = [...sums].map(([key, { dimension, name, total, names }]): DaySum => {
    const list = [...names].map(([name, counts]) => ({ name, ...counts }));
    return { _id: `${day} ${key}`, day, dimension, name, batch, total, names: list };
  });
  for (const part of chunks(days, DOCUMENTS_PER_WRITE)) await replaceOlder(sumsOf(db).days, part);
  // A late view can give a session another referrer, and leave nothing of the one before.
  await sumsOf(db).days.deleteMany({ day, batch: { $lt: batch } });
  await refreshMonth(db, day.slice(0, 7), batch);
}

async function refreshMonth(db: Db, month: string, batch: number): Promise<void> {
  const { days, months } = sumsOf(db);
  const pages = days.aggregate<{ _id: string; count: number }>([
    { $match: { ...ALL, day: { $gte: month, $lt: `${month}~` } } },
    { $unwind: '$names' },
    { $match: { 'names.name': { $gte: 'page ', $lt: 'page~' } } },
    { $group: { _id: '$names.name', count: { $sum: '$names.views' } } },
  ]);
  const counts = (await pages.toArray()).map(({ _id, count }) => ({
    path: _id.slice('page '.length),
    count,
  }));
  await replaceOlder(months, [{ _id: month, batch, pages: counts }]);
}

/** Replaces documents, unless a later batch is in what is stored. */
async function replaceOlder<T extends { _id: string; batch: number }>(
  collection: Collection<T>,
  documents: T[],
): Promise<void> {
  const operations = documents.map((replacement) => {
    const filter = { _id: replacement._id, batch: { $lte: replacement.batch } } as never;
    return { replaceOne: { filter, replacement: replacement as never, upsert: true } };
  });
  await collection.bulkWrite(operations, { ordered: false }).catch(unlessRepeated);
}
