import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { recentVisits } from '../data/recent-visits';

/** D-20. */
export function recent(app: FastifyInstance): void {
  route(app, operations.recentVisits, async () => recentVisits(await app.database()));
}
