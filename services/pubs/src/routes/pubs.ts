import { operations } from '@guide/contracts/api/operations';
import { cacheContent, notFound, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { findPub, findPubs } from '../data/pubs';

/** GET /api/pubs and /api/pubs/:id (D-45). Serve a copy during database outages. */
export function pubs(app: FastifyInstance): void {
  const copy = cacheContent(app, findPubs);
  route(app, operations.pubs, (_request, reply, language) => copy.all(reply, language));

  route(app, operations.pub, async ({ params }, reply, language) => {
    const pub = await copy.staleIfError(
      reply,
      (db) => findPub(db, params.id, language),
      (all) => all.find(({ id }) => id === params.id) ?? null,
      language,
    );
    if (!pub) throw notFound('pub', params.id);
    return pub;
  });
}
