import { operations } from '@guide/contracts/api/operations';
import { notFound, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { pubById } from '../data/pub';
import { allPubs } from '../data/pubs';

/** The historic pubs (D-45). */
export function pubs(app: FastifyInstance): void {
  route(app, operations.pubs, async () => allPubs(await app.database()));

  route(app, operations.pub, async ({ params }) => {
    const pub = await pubById(await app.database(), params.id);
    if (!pub) throw notFound('pub', params.id);
    return pub;
  });
}
