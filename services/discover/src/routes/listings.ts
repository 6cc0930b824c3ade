import { operations } from '@guide/contracts/api/operations';
import { cacheContent, notFound, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { keepListings } from '../answer/currentListings';
import { keepAnswers } from '../answer/keepAnswers';
import { allPhotos, photosOf } from '../data/photos';
import { allTexts, textsOf } from '../data/texts';

/** API-03, API-05 to API-08, listings' pictures (ENT-18) and texts; while the database is away, as they were read last. */
export function listings(app: FastifyInstance): void {
  const current = keepListings(app);
  const photos = cacheContent(app, allPhotos);
  const texts = cacheContent(app, allTexts);
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
    photos.staleIfError(
      reply,
      async () => photosOf(await app.database(), params.id),
      (all) => all.filter(({ attractionId }) => attractionId === params.id),
    ),
  );

  route(app, operations.texts, async ({ params: { id } }, reply) => {
    const own = await texts.staleIfError(
      reply,
      async () => textsOf(await app.database(), id),
      (all) => all.find((one) => one.id === id) ?? null,
    );
    return own ?? { id, texts: {} };
  });

  route(app, operations.allPhotos, (_request, reply) =>
    photos.staleIfError(
      reply,
      async () => allPhotos(await app.database()),
      (all) => all,
    ),
  );

  route(app, operations.allTexts, (_request, reply) =>
    texts.staleIfError(
      reply,
      async () => allTexts(await app.database()),
      (all) => all,
    ),
  );
}
