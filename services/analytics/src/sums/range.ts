import type { Db } from 'mongodb';
import {
  addCounts,
  addName,
  type Counts,
  DIMENSIONS,
  type Filter,
  type Row,
  rowAdder,
  type Sums,
} from './rows';
import { ALL, sumsOf } from './stored';

const LISTED = ['views', 'visitors', 'sessions', 'entries', 'exits', 'others'] as const;
const SUMS = Object.fromEntries(LISTED.map((name) => [name, { $sum: `$names.${name}` }]));

/** Figures of some days by a filter. */
export interface RangeSums extends Sums {
  byDay: Map<string, Counts>;
}

/**
 * Figures of some days by a filter. By one dimension they are stored; by several, rows of batches are added up.
 * @param days "YYYY-MM-DD", in their order, without gaps
 * @param rows of hits that no batch has counted
 */
export async function readRange(db: Db, days: string[], filter: Filter, rows: Row[]): Promise<RangeSums> {
  const { batches, days: daySums } = sumsOf(db);
  const day = { $gte: days[0]!, $lte: days.at(-1)! };
  const range: RangeSums = { total: {}, names: new Map(), byDay: new Map(days.map((day) => [day, {}])) };
  const filters = DIMENSIONS.filter((name) => filter[name] !== undefined);
  const addRow = rowAdder(filters);
  const add = (row: Row) => {
    const total = range.byDay.get(row.day);
    if (total && filters.every((name) => row[name] === filter[name]))
      addRow({ total, names: range.names }, row);
  };
  if (filters.length > 1) for await (const { rows } of batches.find({ day })) rows.forEach(add);
  else {
    const [dimension] = filters;
    const match = { ...(dimension ? { dimension, name: filter[dimension]! } : ALL), day };
    for await (const { day, total } of daySums.find(match, { projection: { names: 0 } }))
      addCounts(range.byDay.get(day)!, total);
    const names = daySums.aggregate<{ _id: string } & Counts>([
      { $match: match },
      { $unwind: '$names' },
      { $group: { _id: '$names.name', ...SUMS } },
    ]);
    for await (const { _id, ...counts } of names) addName(range, _id, counts);
  }
  rows.forEach(add);
  for (const total of range.byDay.values()) addCounts(range.total, total);
  return range;
}

/** Names that begin with a prefix and a blank, without these: the pages of "page", for instance. */
export const namesOf = ({ names }: Sums, prefix: string): [name: string, counts: Counts][] =>
  [...names]
    .filter(([name]) => name.startsWith(`${prefix} `))
    .map(([name, counts]) => [name.slice(prefix.length + 1), counts]);
