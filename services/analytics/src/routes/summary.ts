import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Counting } from '../counting/counting';
import { type CountedFailures, type Dimension, type Metric, metricAt } from '../counting/figures';
import { dayOf, periodOf } from '../days';
import type { Pages } from '../pages';
import { sumVitals } from '../vitals';

const MINUTE_MS = 60_000;
/** Who was seen in this minute or the four before it is here now. */
const VISITORS_NOW_MINUTES = 4;
/** So many of each list, most frequent first, then by name. */
const MAX_ITEMS = 10;

/** Live insights of a period beside the one before it (D-18). */
export function summary(app: FastifyInstance, { timeZone }: Pages, current: () => Promise<Counting>): void {
  route(app, operations.analyticsSummary, async ({ query: { period = 'day' } }) => {
    const counting = await current();
    const at = new Date();
    const { since, now, before } = periodOf(at, period, timeZone);
    const db = await app.database();
    const [parts, partsBefore] = [await counting.partsOf(db, now), await counting.partsOf(db, before)];
    const [groups, earlier] = [parts, partsBefore].map((some) => some.flatMap((part) => part.groups));
    const total = (of: typeof groups, metric: Metric) =>
      of!
        .filter(({ dimension }) => dimension === 'all')
        .reduce((sum, { counts }) => sum + counts[metricAt[metric]]!, 0);
    const figure = (metric: Metric) => ({ value: total(groups, metric), previous: total(earlier, metric) });
    const most = (dimension: Dimension, metric: Metric) => {
      const counts = new Map<string, number>();
      for (const group of groups!)
        if (group.dimension === dimension)
          counts.set(group.name, (counts.get(group.name) ?? 0) + group.counts[metricAt[metric]]!);
      return [...counts]
        .map(([name, count]) => ({ name, count }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
        .slice(0, MAX_ITEMS);
    };
    const minute = Math.floor(at.getTime() / MINUTE_MS) - VISITORS_NOW_MINUTES;
    return {
      period,
      since,
      pageViews: figure('views'),
      uniqueVisitors: figure('visitors'),
      sessions: figure('sessions'),
      bookingClicks: figure('bookings'),
      visitorsNow: counting.open(dayOf(at, timeZone))?.seenSince(minute * MINUTE_MS) ?? 0,
      areas: most('area', 'views'),
      referrers: most('referrer', 'sessions'),
      devices: most('device', 'views'),
      vitals: sumVitals(parts.flatMap((part) => part.vitals)),
      failures: sumFailures(parts.flatMap((part) => part.failures)),
      filteredBots: parts.reduce((sum, { bots }) => sum + bots, 0),
    };
  });
}

/** Failures by module and version, in that order. */
function sumFailures(failures: CountedFailures[]): CountedFailures[] {
  const sums = new Map<string, CountedFailures>();
  for (const { module, version, load, render } of failures) {
    const sum = sums.get(`${module} ${version}`) ?? { module, version, load: 0, render: 0 };
    sums.set(`${module} ${version}`, { module, version, load: sum.load + load, render: sum.render + render });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}
