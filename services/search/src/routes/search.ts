import { operations } from '@guide/contracts/api/operations';
import type { Calendar } from '@guide/contracts/site';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';

/**
 * API-10, D-7. The response is of a copy of the listings: its `Age` is the time since that was confirmed.
 * @param calendar knows what is open, for the quick choices
 */
export function search(app: FastifyInstance, calendar: Calendar): void {
  route(app, operations.search, async ({ query }, reply) => {
    const { results, total } = app.projection.search().search(query, { now: Date.now(), calendar });
    const age = app.projection.ageSeconds();
    if (age !== null) reply.header('age', age);
    reply.header('x-total-count', total).type('application/json; charset=utf-8');
    // To check every listing against its schema again is slower than the search.
    return JSON.stringify(results) as never;
  });
}
