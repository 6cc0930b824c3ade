import { operations } from '@guide/contracts/api/operations';
import { route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { popularListings as ofPages } from '../data/popular-listings';
import { topPages } from '../data/top-pages';
import type { Places } from '../places';
import type { Figures } from './figures';

/** API-14. */
export function popularListings(app: FastifyInstance, places: Places, figures: Figures): void {
  route(app, operations.popularListings, async () => ofPages(await topPages(await figures()), places));
}
