import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { failures } from '../data/failures';
import { filteredBots } from '../data/filtered-bots';
import { sources } from '../data/sources';
import { totals } from '../data/totals';
import { visitorsNow } from '../data/visitors-now';
import { vitals } from '../data/vitals';
import { periodOf } from '../days';
import type { Places } from '../places';
import type { Figures } from './figures';

/** Live insights of a period beside the one before it (D-18). */
export function summary(app: FastifyInstance, places: Places, figures: Figures): void {
  route(app, operations.analyticsSummary, async ({ query: { period = 'day' } }) => {
    const db = await figures();
    const at = new Date();
    const { since, now, before } = periodOf(at, period, places.timeZone);
    const [sums, earlier, visitors, from, measured, failed, bots] = await Promise.all([
      totals(db, now),
      totals(db, before),
      visitorsNow(db, at),
      sources(db, now),
      vitals(db, now),
      failures(db, now),
      filteredBots(db, now),
    ]);
    const figure = (name: 'pageViews' | 'uniqueVisitors' | 'sessions' | 'bookingClicks') => ({
      value: sums[name],
      previous: earlier[name],
    });
    return {
      period,
      since,
      pageViews: figure('pageViews'),
      uniqueVisitors: figure('uniqueVisitors'),
      sessions: figure('sessions'),
      bookingClicks: figure('bookingClicks'),
      visitorsNow: visitors,
      areas: from.area,
      referrers: from.referrer,
      devices: from.device,
      vitals: measured,
      failures: failed,
      filteredBots: bots,
    };
  });
}
