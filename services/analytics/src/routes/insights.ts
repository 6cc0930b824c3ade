import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Counting } from '../counting/counting';
import { createInsights } from '../insights/insights';
import type { Pages } from '../pages';

/** Figures of any days, filtered and compared (D-72). */
export function insights(app: FastifyInstance, pages: Pages, current: () => Promise<Counting>): void {
  const answer = createInsights(pages);
  route(app, operations.insights, async ({ query }) => {
    const counting = await current();
    return answer(await app.database(), counting, query);
  });
}
