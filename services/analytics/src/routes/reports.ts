import { operations } from '@guide/contracts/api/operations';
import type { Period } from '@guide/contracts/api/schemas';
import { readEnvironment, route, singleFlight } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import { Type } from 'typebox';
import { networkOf } from '../intake/dayCounts';
import type { Pages } from '../intake/pages';
import { insights } from '../reports/insights';
import { popularListings } from '../reports/popularListings';
import { recentVisits } from '../reports/recentVisits';
import { summary } from '../reports/summary';
import { topPages } from '../reports/topPages';
import { visitorsNow } from '../reports/visitorsNow';
import { readSnapshot } from '../sums/batches';
import type { Row } from '../sums/rows';
import { createQueryBudget } from './queryBudget';

const Environment = Type.Object({
  /** Processor time per minute and address, ms; 0 disables the limit. */
  INSIGHTS_BUDGET_MS: Type.Integer({ default: 6000, minimum: 0 }),
});

export function reports(app: FastifyInstance, pages: Pages): void {
  const budget = createQueryBudget(readEnvironment(Environment, process.env).INSIGHTS_BUDGET_MS);
  const read = async <T>(report: (db: Db, rows: Row[]) => Promise<T>) => {
    const db = await app.database();
    return readSnapshot(db, (rows) => report(db, rows));
  };
  const readTopPages = singleFlight(() => read(topPages));
  const readSummary = singleFlight(
    (period: Period) => read((db, rows) => summary(db, period, pages.timeZone, new Date(), rows)),
    (period) => period,
  );
  const readVisitorsNow = singleFlight(async () => ({
    visitors: await visitorsNow(await app.database(), new Date()),
  }));

  route(app, operations.topPages, readTopPages);
  route(app, operations.visitorsNow, readVisitorsNow);
  route(app, operations.popularListings, async () => popularListings(await readTopPages(), pages));
  route(app, operations.recentVisits, async () => recentVisits(await app.database(), new Date()));
  route(app, operations.analyticsSummary, ({ query: { period = 'day' } }) => readSummary(period));
  route(app, operations.insights, ({ query, ip }) =>
    budget(networkOf(ip), () => read((db, rows) => insights(db, query, rows))),
  );
}
