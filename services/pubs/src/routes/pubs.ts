import { operations } from '@guide/contracts/api/operations';
import { cacheContent, notFound, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { storedPubs } from '../data/pubs';

/** GET /api/pubs and /api/pubs/:id (D-45). Serve a copy during database outages. */
export function pubs(app: FastifyInstance): void {
  const copy = cacheContent(app, storedPubs.find);
  route(app, operations.pubs, (_request, reply) => copy.all(reply));

  route(app, operations.pub, async ({ params }, reply) => {
    const pub = await copy.staleIfError(
      reply,
      (db) => storedPubs.byId(db, params.id),
      (all) => all.find(({ id }) => id === params.id) ?? null,
    );
    if (!pub) throw notFound('pub', params.id);
    return pub;
  });
}
