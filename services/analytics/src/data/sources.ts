import type { Db } from 'mongodb';
import { collections, type DailySource } from './collections';

const MOST = 10;

type Counted = { name: string; count: number }[];

/** Views by device class and by area, and sessions by referrer host, of some days. */
export const readSources = (db: Db, days: string[]): Promise<DailySource[]> =>
  collections(db)
    .dailySources.find({ day: { $in: days } })
    .toArray();

/** The most frequent of each kind, most frequent first, then by name. */
export function mostFrequent(sources: DailySource[]): Record<DailySource['kind'], Counted> {
  const counts = { device: new Map(), referrer: new Map(), area: new Map() };
  for (const { kind, name, count } of sources) counts[kind].set(name, (counts[kind].get(name) ?? 0) + count);
  return { device: most(counts.device), referrer: most(counts.referrer), area: most(counts.area) };
}

const most = (counts: Map<string, number>): Counted =>
  [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MOST);
