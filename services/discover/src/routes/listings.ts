import { operations } from '@guide/contracts/api/operations';
import { notFound, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { keepListings } from '../answer/current-listings';
import { keepAnswers } from '../answer/keep-answers';
import { listingById } from '../data/listing';
import { photosOf } from '../data/photos';

/** API-03, API-05 to API-08, and the pictures of one listing (ENT-18). */
export function listings(app: FastifyInstance): void {
  const current = keepListings(app);
  const answer = keepAnswers();
  route(app, operations.listings, async ({ query }, reply) => {
    const { text, ageSeconds } = await current();
    if (ageSeconds !== undefined) reply.header('age', ageSeconds);
    reply.header('etag', text.etag).type('application/json; charset=utf-8');
    // Bytes go out as they are; the listings in them have the contract's type.
    return answer(text, query) as never;
  });

  route(app, operations.listing, async ({ params }) => {
    const listing = await listingById(await app.database(), params.id);
    if (!listing) throw notFound('listing', params.id);
    return listing;
  });

  route(app, operations.photos, async ({ params }) => photosOf(await app.database(), params.id));
}
