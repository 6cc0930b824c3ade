import { normalizeIP } from '@fastify/rate-limit';
import { operations } from '@guide/contracts/api/operations';
import { readEnvironment, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Counting } from '../counting/counting';
import { createInsights } from '../insights/insights';
import { createQueryBudget, createScheduler } from '../insights/scheduler';
import type { Pages } from '../pages';

const Environment = Type.Object({
  /** Milliseconds of adding up that an address's questions may cost in a minute; 0 is no limit. */
  INSIGHTS_BUDGET_MS: Type.Integer({ default: 6000, minimum: 0 }),
});
/** Of IPv6 a network is one address. */
const NETWORK_BITS = 64;

/**
 * Figures of any days, filtered and compared (D-72).
 * @throws {Error} at start, naming the setting that is wrong
 */
export function insights(app: FastifyInstance, pages: Pages, current: () => Promise<Counting>): void {
  const answer = createInsights(pages);
  const { INSIGHTS_BUDGET_MS } = readEnvironment(Environment, process.env);
  const charge = createQueryBudget(INSIGHTS_BUDGET_MS, createScheduler());
  route(app, operations.insights, ({ query, ip }) =>
    charge(normalizeIP(ip, NETWORK_BITS), async (schedule) => {
      const counting = await current();
      return answer(await app.database(), counting, query, schedule);
    }),
  );
}
