import type { Db } from 'mongodb';
import { collections, type DailySource } from './collections';

const MOST = 10;

type Counted = { name: string; count: number }[];

/** The most frequent device classes, referrer hosts and areas of some days, most frequent first, then by name. */
export async function sources(db: Db, days: string[]): Promise<Record<DailySource['kind'], Counted>> {
  const found = await collections(db)
    .dailySources.find({ day: { $in: days } })
    .toArray();
  const counts = { device: new Map(), referrer: new Map(), area: new Map() };
  for (const { kind, name, count } of found) counts[kind].set(name, (counts[kind].get(name) ?? 0) + count);
  return { device: most(counts.device), referrer: most(counts.referrer), area: most(counts.area) };
}

const most = (counts: Map<string, number>): Counted =>
  [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, MOST);
