import { operations } from '@guide/contracts/api/operations';
import { notFound, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { listingById } from '../data/listing';
import { listingsMatching } from '../data/listings';

/** API-03, API-05 to API-08. */
export function listings(app: FastifyInstance): void {
  route(app, operations.listListings, async ({ query }) => listingsMatching(await app.database(), query));

  route(app, operations.getListing, async ({ params }) => {
    const listing = await listingById(await app.database(), params.id);
    if (!listing) throw notFound('listing', params.id);
    return listing;
  });
}
