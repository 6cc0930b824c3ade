import { operations } from '@guide/contracts/api/operations';
import type { Calendar } from '@guide/contracts/site';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';

/** GET /api/search (API-10, D-7). `Age` is the time since discover confirmed the listings. */
export function search(app: FastifyInstance, calendar: Calendar): void {
  route(app, operations.search, async ({ query }, reply) => {
    const { results, total } = app.projection.search().search(query, { now: Date.now(), calendar });
    const age = app.projection.ageSeconds();
    if (age !== null) reply.header('age', age);
    reply.header('x-total-count', total).type('application/json; charset=utf-8');
    // Validating every listing again would be slower than the search.
    return JSON.stringify(results) as never;
  });
}
