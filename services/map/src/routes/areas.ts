import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { allAreas } from '../data/areas';

/** API-09. */
export function areas(app: FastifyInstance): void {
  route(app, operations.areas, async () => allAreas(await app.database()));
}
