import { normalizeIP } from '@fastify/rate-limit';
import { operations } from '@guide/contracts/api/operations';
import { readEnvironment, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Counting } from '../counting/counting';
import { createInsights } from '../insights/insights';
import { createQuestionBudget, createTurns } from '../insights/turns';
import type { Pages } from '../pages';

const Environment = Type.Object({
  /** Milliseconds of adding up that an address's questions may cost in a minute; 0 is no limit. */
  INSIGHTS_BUDGET_MS: Type.Integer({ default: 6000, minimum: 0 }),
});
/** Of IPv6 a network is one address. */
const NETWORK_BITS = 64;
/** Milliseconds of a minute in which the last year is prepared: visitors come first. */
const PREPARING_MS = 15_000;

/**
 * Figures of any days, filtered and compared (D-72).
 * @returns prepares the answers to questions about the last year; it ends with the service
 * @throws {Error} at start, naming the setting that is wrong
 */
export function insights(
  app: FastifyInstance,
  pages: Pages,
  current: () => Promise<Counting>,
): () => Promise<void> {
  const insights = createInsights(pages);
  const inTurn = createTurns();
  const prepare = createQuestionBudget(PREPARING_MS, inTurn);
  const pay = createQuestionBudget(readEnvironment(Environment, process.env).INSIGHTS_BUDGET_MS, inTurn);
  const ending = new AbortController();
  let preparing: Promise<void> | undefined;
  app.addHook('onClose', async () => {
    ending.abort();
    await preparing;
  });
  route(app, operations.insights, ({ query, ip }) =>
    pay(normalizeIP(ip, NETWORK_BITS), async (paid) => {
      const counting = await current();
      return insights.answer(await app.database(), counting, query, paid);
    }),
  );
  return async () => {
    const [counting, db] = [await current(), await app.database()];
    preparing ??= prepare('', (paid) => insights.prepare(db, counting, paid, ending.signal)).finally(() => {
      preparing = undefined;
    });
    await preparing;
  };
}
