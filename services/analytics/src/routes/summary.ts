import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { failures } from '../data/failures';
import { filteredBots } from '../data/filtered-bots';
import { remembering } from '../data/remembering';
import { mostFrequent, readSources } from '../data/sources';
import { totals } from '../data/totals';
import { visitorsNow } from '../data/visitors-now';
import { readVitals, sumVitals } from '../data/vitals';
import { dayOf, periodOf } from '../days';
import type { Places } from '../places';
import type { Figures } from './figures';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Live insights of a period beside the one before it (D-18). */
export function summary(app: FastifyInstance, places: Places, figures: Figures): void {
  const sources = remembering(readSources);
  const vitals = remembering(readVitals);
  route(app, operations.analyticsSummary, async ({ query: { period = 'day' } }) => {
    const db = await figures();
    const at = new Date();
    const { since, now, before } = periodOf(at, period, places.timeZone);
    const yesterday = dayOf(new Date(at.getTime() - DAY_MS), places.timeZone);
    const [sums, earlier, visitors, from, measured, failed, bots] = await Promise.all([
      totals(db, now),
      totals(db, before),
      visitorsNow(db, at),
      sources(db, now, yesterday),
      vitals(db, now, yesterday),
      failures(db, now),
      filteredBots(db, now),
    ]);
    const { area, referrer, device } = mostFrequent(from);
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
      areas: area,
      referrers: referrer,
      devices: device,
      vitals: sumVitals(measured),
      failures: failed,
      filteredBots: bots,
    };
  });
}
