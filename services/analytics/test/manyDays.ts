import type { Db } from 'mongodb';
import { METRICS, ROW_DIMENSIONS, type Row } from '../src/counting/figures';
import { storeClosedDay } from '../src/insights/closedDays';
import { collections } from '../src/log/messages';
import { pages } from './writers';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Rows of one view and visitor each. */
const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, row) => {
    const names = ROW_DIMENSIONS.map((dimension, place) => [
      dimension,
      dimension === 'page' ? `/attraction/${1 + (row % 100)}` : `${dimension} ${(row >>> place) % 8}`,
    ]);
    return {
      ...Object.fromEntries(names),
      counts: METRICS.map((metric) => (['views', 'visitors'].includes(metric) ? 1 : 0)),
    };
  });

/**
 * Stores closed days, all with the same rows.
 * @returns the first and the last one, "YYYY-MM-DD"
 */
export async function storeClosedDays(db: Db, last: string, days: number, rows: number) {
  const names = Array.from({ length: days }, (_, ago) =>
    new Date(Date.parse(last) - ago * DAY_MS).toISOString().slice(0, 10),
  );
  const ofDay = rowsOf(rows);
  await Promise.all(names.map((day) => storeClosedDay(db, pages, day, ofDay)));
  const empty = { groups: [], vitals: [], failures: [], searches: [], bots: 0, latest: [], cleared: true };
  await collections(db).days.insertMany(names.map((day) => ({ _id: day, day, ...empty })));
  return { from: names.at(-1)!, to: names[0]! };
}
