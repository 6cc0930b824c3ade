import { operations } from '@guide/contracts/api/operations';
import { keepCopy, notFound, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { keepListings } from '../answer/current-listings';
import { keepAnswers } from '../answer/keep-answers';
import { allPhotos, photosOf } from '../data/photos';

/** API-03, API-05 to API-08, and the pictures of one listing (ENT-18); while the database is away, as they were read last. */
export function listings(app: FastifyInstance): void {
  const current = keepListings(app);
  const photos = keepCopy(app, allPhotos);
  const answer = keepAnswers();
  route(app, operations.listings, async ({ query }, reply) => {
    const text = await current.text(reply);
    reply.header('etag', text.etag).type('application/json; charset=utf-8');
    // Bytes go out as they are; the listings in them have the contract's type.
    return answer(text, query) as never;
  });

  route(app, operations.listing, async ({ params }, reply) => {
    const listing = await current.listing(reply, params.id);
    if (!listing) throw notFound('listing', params.id);
    return listing;
  });

  route(app, operations.photos, ({ params }, reply) =>
    photos.orHeld(
      reply,
      async () => photosOf(await app.database(), params.id),
      (all) => all.filter(({ attractionId }) => attractionId === params.id),
    ),
  );
}
