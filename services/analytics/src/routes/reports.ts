import { operations } from '@guide/contracts/api/operations';
import type { Period } from '@guide/contracts/api/schemas';
import { readEnvironment, route, singleFlight } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import { Type } from 'typebox';
import { networkOf } from '../intake/dayCounts';
import type { Pages } from '../intake/pages';
import type { Releases } from '../intake/releases';
import { computeInsights } from '../reports/computeInsights';
import { computePopularListings } from '../reports/computePopularListings';
import { computeSummary } from '../reports/computeSummary';
import { computeTopPages } from '../reports/computeTopPages';
import { countVisitorsNow } from '../reports/countVisitorsNow';
import { createFilterCheck } from '../reports/filterCheck';
import { readRecentVisits } from '../reports/readRecentVisits';
import { readSnapshot } from '../sums/batches';
import type { Row } from '../sums/rows';
import { createQueryBudget } from './queryBudget';

const MAX_UNCOUNTED_ROWS = 100;

const Environment = Type.Object({
  /** Processor time per minute and address, ms; 0 disables the limit. */
  INSIGHTS_BUDGET_MS: Type.Integer({ default: 6000, minimum: 0 }),
});

/** @param countSoon - counts waiting hits, which further reports would read again */
export function reports(app: FastifyInstance, pages: Pages, releases: Releases, countSoon: () => void): void {
  const checkFilters = createFilterCheck(pages, releases);
  const budget = createQueryBudget(readEnvironment(Environment, process.env).INSIGHTS_BUDGET_MS);
  const read = async <T>(report: (db: Db, rows: Row[]) => Promise<T>) => {
    const db = await app.database();
    let uncounted = 0;
    const result = await readSnapshot(db, (rows) => {
      uncounted = rows.length;
      return report(db, rows);
    });
    if (uncounted > MAX_UNCOUNTED_ROWS) countSoon();
    return result;
  };
  const readTopPages = singleFlight(() => read(computeTopPages));
  const readSummary = singleFlight(
    (period: Period) => read((db, rows) => computeSummary(db, period, pages.timeZone, new Date(), rows)),
    (period) => period,
  );
  const readVisitorsNow = singleFlight(async () => ({
    visitors: await countVisitorsNow(await app.database(), new Date()),
  }));

  route(app, operations.topPages, readTopPages);
  route(app, operations.visitorsNow, readVisitorsNow);
  route(app, operations.popularListings, async () => computePopularListings(await readTopPages(), pages));
  route(app, operations.recentVisits, async () => readRecentVisits(await app.database(), new Date()));
  route(app, operations.analyticsSummary, ({ query: { period = 'day' } }) => readSummary(period));
  route(app, operations.insights, ({ query, ip }) =>
    budget(networkOf(ip), async () => {
      await checkFilters(await app.database(), query);
      return read((db, rows) => computeInsights(db, query, rows));
    }),
  );
}
