import type { Db } from 'mongodb';
import { collections } from './collections';

const FIELDS = ['pageViews', 'uniqueVisitors', 'sessions', 'bookingClicks'] as const;

type Sums = Record<(typeof FIELDS)[number], number>;

/** The sums of some days. Unique visitors are unique within a day, as no mark lasts longer. */
export async function totals(db: Db, days: string[]): Promise<Sums> {
  const found = await collections(db)
    .dailyTotals.find({ _id: { $in: days } })
    .toArray();
  const sum = (field: (typeof FIELDS)[number]) => found.reduce((all, one) => all + (one[field] ?? 0), 0);
  return Object.fromEntries(FIELDS.map((field) => [field, sum(field)])) as Sums;
}
