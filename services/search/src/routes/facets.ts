import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';

/** GET /api/search/facets: the areas of all listings with their counts (SEARCH-26). */
export function facets(app: FastifyInstance): void {
  route(app, operations.searchFacets, async () => ({ areas: app.projection.search().areas }));
}
