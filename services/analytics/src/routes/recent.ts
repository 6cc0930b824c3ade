import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { recentVisits } from '../data/recent-visits';
import type { Figures } from './figures';

/** D-20. */
export function recent(app: FastifyInstance, figures: Figures): void {
  route(app, operations.recentVisits, async () => recentVisits(await figures()));
}
