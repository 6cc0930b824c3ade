import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';

/** API-10, D-7. */
export function search(app: FastifyInstance): void {
  route(app, operations.search, async ({ query }, reply) => {
    const { results, total } = app.projection.index().search(query);
    reply.header('x-total-count', total).type('application/json; charset=utf-8');
    // Written as discover gave them: checking every listing against its schema again takes longer than the search.
    return Buffer.from(JSON.stringify(results)) as never;
  });
}
