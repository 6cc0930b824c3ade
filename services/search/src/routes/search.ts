import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';

/** API-10, D-7. */
export function search(app: FastifyInstance): void {
  route(app, operations.search, async ({ query }, reply) => {
    const index = app.projection.index();
    const { page, total } = index.search(query);
    reply.header('x-total-count', total).type('application/json; charset=utf-8');
    // Written as discover gave them: to check every listing against its schema again takes longer than the search.
    return index.write(page) as never;
  });
}
