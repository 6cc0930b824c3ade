import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';

/** GET /api/search/starts: where a walk can start (D-86). */
export function starts(app: FastifyInstance): void {
  route(app, operations.searchStarts, async ({ query }) => app.projection.search().starts(query.query));
}
