import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { topPages as find } from '../data/top-pages';

/** API-13. */
export function topPages(app: FastifyInstance): void {
  route(app, operations.topPages, async () => find(await app.database()));
}
