import type { Period, Summary } from '@guide/contracts/api/schemas';
import type { Db } from 'mongodb';
import { periodOf } from '../days';
import { type RangeSums, readRange } from '../sums/range';
import { type Counts, type Dimension, namesOf, type Row } from '../sums/rows';
import { computeFailures } from './computeFailures';
import { computeVitals } from './computeVitals';
import { countVisitorsNow } from './countVisitorsNow';

const MAX_NAMES = 10;

/** Report "Live insights": a period and the previous one, in the city's time zone (D-18). */
export async function computeSummary(
  db: Db,
  period: Period,
  timeZone: string,
  now: Date,
  rows: Row[],
): Promise<Summary> {
  const { since, now: days, before } = periodOf(now, period, timeZone);
  const [sums, earlier] = (await Promise.all(
    [days, before].map((list) => readRange(db, list, {}, rows)),
  )) as [RangeSums, RangeSums];
  const compare = (name: keyof Counts) => ({
    value: sums.total[name] ?? 0,
    previous: earlier.total[name] ?? 0,
  });
  const mostFrequent = (dimension: Dimension, count: 'views' | 'sessions') =>
    namesOf(sums, dimension)
      .map(([name, { [count]: value = 0 }]) => ({ name, count: value }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .slice(0, MAX_NAMES);
  return {
    period,
    since,
    pageViews: compare('views'),
    uniqueVisitors: compare('visitors'),
    sessions: compare('sessions'),
    bookingClicks: compare('bookings'),
    visitorsNow: await countVisitorsNow(db, now),
    areas: mostFrequent('area', 'views'),
    referrers: mostFrequent('referrer', 'sessions'),
    devices: mostFrequent('device', 'views'),
    vitals: computeVitals(sums),
    failures: computeFailures(sums),
    filteredBots: sums.names.get('bot')?.others ?? 0,
  };
}
