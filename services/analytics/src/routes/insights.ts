import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Counting } from '../counting/counting';
import { createInsights } from '../insights/insights';
import type { Pages } from '../pages';

/**
 * Figures of any days, filtered and compared (D-72).
 * @returns prepares the answers to questions about the last year; it ends with the service
 */
export function insights(
  app: FastifyInstance,
  pages: Pages,
  current: () => Promise<Counting>,
): () => Promise<void> {
  const insights = createInsights(pages);
  const ending = new AbortController();
  let preparing: Promise<void> | undefined;
  app.addHook('onClose', async () => {
    ending.abort();
    await preparing;
  });
  route(app, operations.insights, async ({ query }) => {
    const counting = await current();
    return insights.answer(await app.database(), counting, query);
  });
  return async () => {
    const counting = await current();
    preparing ??= insights.prepare(await app.database(), counting, ending.signal).finally(() => {
      preparing = undefined;
    });
    await preparing;
  };
}
