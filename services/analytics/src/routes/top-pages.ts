import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { topPages as find } from '../data/top-pages';
import type { Figures } from './figures';

/** API-13. */
export function topPages(app: FastifyInstance, figures: Figures): void {
  route(app, operations.topPages, async () => find(await figures()));
}
