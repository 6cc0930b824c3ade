import { operations } from '@guide/contracts/api/operations';
import type { Calendar } from '@guide/contracts/site';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';

/** GET /api/search/chips: the number of results per chip (decision 0077). */
export function chips(app: FastifyInstance, calendar: Calendar): void {
  route(app, operations.searchChips, async ({ query }) =>
    app.projection.search().chips(query, { now: Date.now(), calendar }),
  );
}
