import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';

/** Routes below /api/search. */
export function search(app: FastifyInstance): void {
  const { projection } = app;
  const clock = () => ({ now: Date.now(), calendar: projection.terms().calendar });

  // API-10, D-7. `Age` is the time since discover confirmed the listings.
  route(app, operations.search, async ({ query }, reply) => {
    const { results, total } = projection.search().search(query, clock());
    const age = projection.ageSeconds();
    if (age !== null) reply.header('age', age);
    reply.header('x-total-count', total).type('application/json; charset=utf-8');
    // Validating every listing again would be slower than the search.
    return JSON.stringify(results) as never;
  });
  // Number of results per chip (decision 0077).
  route(app, operations.searchChips, async ({ query }) => projection.search().chips(query, clock()));
  // Alternatives to a text with few results (decision 0078).
  route(app, operations.searchSuggestions, async ({ query }) =>
    projection.search().suggest(query.query, clock()),
  );
  // Where a walk can start (D-86).
  route(app, operations.searchStarts, async ({ query }) => projection.search().starts(query.query));
  // For the search without a connection.
  route(app, operations.searchTerms, async () => projection.terms() as never);
  // Areas of all listings with their counts (SEARCH-26).
  route(app, operations.searchFacets, async () => ({ areas: projection.search().areas }));
}
