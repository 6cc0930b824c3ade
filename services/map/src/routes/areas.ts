import { operations } from '@guide/contracts/api/operations';
import { cacheContent, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { storedAreas } from '../data/areas';

/** GET /api/areas (API-09). Serves a copy during database outages. */
export function areas(app: FastifyInstance): void {
  const copy = cacheContent(app, storedAreas.find);
  route(app, operations.areas, (_request, reply) => copy.all(reply));
}
