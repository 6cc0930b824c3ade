import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { chunks, ignoreDuplicates } from '../hits';
import { unpackRows } from './columns';
import { type Counts, createRowAdder, DIMENSIONS, namesOfRow, type Sums } from './rows';
import { ALL, type DaySum, MONTH, sumCollections } from './stored';

/** Limits the work per turn of the event loop, so that requests are not delayed. */
const ROWS_PER_TURN = 500;
const DOCUMENTS_PER_WRITE = 50;

const ADDERS = [ALL.dimension, ...DIMENSIONS].map(
  (dimension) => [dimension, createRowAdder(dimension === 'all' ? [] : [dimension])] as const,
);

/** Recalculates a day and its month from their batches. Idempotent and safe in parallel processes. */
export async function refreshDay(db: Db, day: string, batch: number): Promise<void> {
  const sums = new Map<string, Pick<DaySum, 'dimension' | 'name'> & Sums>();
  let count = 0;
  for await (const { rows } of sumCollections(db).batches.find({ day }))
    for (const row of unpackRows(day, rows)) {
      const rowNames = namesOfRow(row);
      for (const [dimension, add] of ADDERS) {
        const name = dimension === 'all' ? '' : row[dimension];
        if (name === undefined) continue;
        const key = `${dimension} ${name}`;
        const sum = sums.get(key) ?? { dimension, name, total: {}, names: new Map() };
        add(sum, row, rowNames);
        sums.set(key, sum);
      }
      if (++count % ROWS_PER_TURN === 0) await nextTurn();
    }
  const days = [...sums].map(([key, { dimension, name, total, names }]): DaySum => {
    const list = [...names].map(([name, counts]) => ({ name, ...counts }));
    return { _id: `${day} ${key}`, day, dimension, name, batch, total, names: list };
  });
  for (const part of chunks(days, DOCUMENTS_PER_WRITE)) await replaceOlder(db, part);
  await refreshMonth(db, day.slice(0, 7), batch);
}

async function refreshMonth(db: Db, month: string, batch: number): Promise<void> {
  const pages = sumCollections(db).days.aggregate<{ name: string } & Counts>([
    { $match: { ...ALL, day: { $gte: month, $lt: `${month}~` } } },
    { $unwind: '$names' },
    { $match: { 'names.name': { $gte: 'page ', $lt: 'page~' } } },
    { $group: { _id: '$names.name', views: { $sum: '$names.views' } } },
    { $project: { _id: 0, name: '$_id', views: 1 } },
  ]);
  const sum = { _id: `${month} month`, day: month, ...MONTH, batch, total: {}, names: await pages.toArray() };
  await replaceOlder(db, [sum]);
}

async function replaceOlder(db: Db, sums: DaySum[]): Promise<void> {
  const operations = sums.map((replacement) => {
    const filter = { _id: replacement._id, batch: { $lte: replacement.batch } };
    return { replaceOne: { filter, replacement, upsert: true } };
  });
  await sumCollections(db).days.bulkWrite(operations, { ordered: false }).catch(ignoreDuplicates);
}
