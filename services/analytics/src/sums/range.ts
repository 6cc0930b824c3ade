import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { charged } from '../queryTime';
import { unpackNamedRows } from './columns';
import { keepAnswers, readKeptAnswers } from './keptAnswers';
import {
  addCounts,
  type Counts,
  createRowAdder,
  DIMENSIONS,
  emptySums,
  type Filter,
  type Row,
  type Sums,
} from './rows';
import { ALL, addStored, type DayAnswer, type DayState, packSums, sumCollections } from './stored';

/** Rows of a day can be half a megabyte: larger answers of the database would delay page views. */
const PARTS_PER_READ = 2;

export interface RangeSums extends Sums {
  byDay: Map<string, Counts>;
}

/**
 * Adds up days. Sums of all views are stored, and those of one dimension for sealed days; answers about sealed days by
 * several dimensions are kept. All else is added up from rows. @param rows - rows of uncounted hits
 */
export async function readRange(db: Db, days: string[], filter: Filter, rows: Row[]): Promise<RangeSums> {
  const byDay = new Map(days.map((day): [string, Counts] => [day, {}]));
  const range: RangeSums = { total: {}, names: new Map(), byDay };
  const sumsOf = (day: string): Sums => ({ total: byDay.get(day)!, names: range.names });
  const filters = DIMENSIONS.filter((name) => filter[name] !== undefined);
  for (const { day, ...stored } of await readDays(db, days, filter))
    charged(() => addStored(sumsOf(day), stored));
  charged(() => {
    const add = createRowAdder(filters);
    for (const row of rows)
      if (byDay.has(row.day) && filters.every((name) => row[name] === filter[name]))
        add(sumsOf(row.day), row);
    for (const total of byDay.values()) addCounts(range.total, total);
  });
  return range;
}

async function readDays(db: Db, days: string[], filter: Filter): Promise<DayAnswer[]> {
  const { days: stored } = sumCollections(db);
  const range = { $gte: days[0]!, $lte: days.at(-1)! };
  const all = { ...ALL, day: range };
  const [dimension, ...others] = DIMENSIONS.filter((name) => filter[name] !== undefined);
  if (dimension === undefined) return stored.find(all).toArray();
  const projection = { day: 1, batch: 1, sealed: 1 };
  const counted = await stored.find<DayState>(all, { projection }).toArray();
  const sealed = counted.filter((day) => day.sealed);
  const open = counted.filter((day) => !day.sealed);
  if (others.length === 0) {
    const named = await stored.find({ dimension, name: filter[dimension]!, day: range }).toArray();
    const batches = new Map(sealed.map(({ day, batch }) => [day, batch]));
    const current = named.filter(({ day, batch }) => batches.get(day) === batch);
    return [...current, ...(await addUp(db, open, filter))];
  }
  const kept = await readKeptAnswers(db, sealed, filter);
  const found = new Set(kept.map(({ day }) => day));
  const computed = await addUp(
    db,
    sealed.filter(({ day }) => !found.has(day)),
    filter,
  );
  await keepAnswers(db, computed, filter);
  return [...kept, ...computed, ...(await addUp(db, open, filter))];
}

/** Adds up the rows of whole days. */
async function addUp(db: Db, days: DayState[], filter: Filter): Promise<DayAnswer[]> {
  if (days.length === 0) return [];
  const add = createRowAdder(DIMENSIONS.filter((name) => filter[name] !== undefined));
  const sums = new Map(days.map(({ day }) => [day, emptySums()]));
  const found = sumCollections(db).batches.find(
    { day: { $in: [...sums.keys()] } },
    { batchSize: PARTS_PER_READ },
  );
  for await (const { day, rows } of found) {
    charged(() => {
      for (const [row, names] of unpackNamedRows(day, rows, filter)) add(sums.get(day)!, row, names);
    });
    await nextTurn();
  }
  return days.map(({ day, batch }) => ({ day, batch, ...packSums(sums.get(day)!) }));
}
