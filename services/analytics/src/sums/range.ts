import type { Db } from 'mongodb';
import { charged } from '../queryTime';
import { unpackRows } from './columns';
import {
  addCounts,
  addName,
  type Counts,
  createRowAdder,
  DIMENSIONS,
  type Filter,
  type Row,
  type Sums,
} from './rows';
import { ALL, sumCollections } from './stored';

const LISTED = ['views', 'visitors', 'sessions', 'entries', 'exits', 'others'] as const;
const SUMS = Object.fromEntries(LISTED.map((name) => [name, { $sum: `$names.${name}` }]));

export interface RangeSums extends Sums {
  byDay: Map<string, Counts>;
}

/** Sums for one dimension are stored; for several, rows are added up. @param rows - rows of uncounted hits */
export async function readRange(db: Db, days: string[], filter: Filter, rows: Row[]): Promise<RangeSums> {
  const { batches, days: daySums } = sumCollections(db);
  const day = { $gte: days[0]!, $lte: days.at(-1)! };
  const range: RangeSums = { total: {}, names: new Map(), byDay: new Map(days.map((day) => [day, {}])) };
  const filters = DIMENSIONS.filter((name) => filter[name] !== undefined);
  const addRow = createRowAdder(filters);
  const add = (row: Row) => addRow({ total: range.byDay.get(row.day)!, names: range.names }, row);
  if (filters.length > 1)
    for await (const batch of batches.find({ day }))
      charged(() => {
        for (const row of unpackRows(batch.day, batch.rows, filter)) add(row);
      });
  else {
    const [dimension] = filters;
    const match = { ...(dimension ? { dimension, name: filter[dimension]! } : ALL), day };
    const stages = [{ $match: match }, { $unwind: '$names' }, { $group: { _id: '$names.name', ...SUMS } }];
    const [totals, names] = await Promise.all([
      daySums.find(match, { projection: { names: 0 } }).toArray(),
      daySums.aggregate<{ _id: string } & Counts>(stages).toArray(),
    ]);
    charged(() => {
      for (const { day, total } of totals) addCounts(range.byDay.get(day)!, total);
      for (const { _id, ...counts } of names) addName(range, _id, counts);
    });
  }
  charged(() => {
    for (const row of rows)
      if (range.byDay.has(row.day) && filters.every((name) => row[name] === filter[name])) add(row);
    for (const total of range.byDay.values()) addCounts(range.total, total);
  });
  return range;
}

export const namesOf = ({ names }: Sums, prefix: string): [name: string, counts: Counts][] =>
  [...names]
    .filter(([name]) => name.startsWith(`${prefix} `))
    .map(([name, counts]) => [name.slice(prefix.length + 1), counts]);
