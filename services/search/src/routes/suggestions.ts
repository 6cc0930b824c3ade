import { operations } from '@guide/contracts/api/operations';
import type { Calendar } from '@guide/contracts/site';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';

/** GET /api/search/suggestions: alternatives to a text with few results (decision 0078). */
export function suggestions(app: FastifyInstance, calendar: Calendar): void {
  route(app, operations.searchSuggestions, async ({ query }) =>
    app.projection.search().suggest(query.query, { now: Date.now(), calendar }),
  );
}
