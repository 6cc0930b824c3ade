import { operations } from '@guide/contracts/api/operations';
import { cacheContent, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { allAreas } from '../data/areas';

/** API-09; while the database is away, the areas as they were read last. */
export function areas(app: FastifyInstance): void {
  const copy = cacheContent(app, allAreas);
  route(app, operations.areas, (_request, reply) => copy.all(reply));
}
