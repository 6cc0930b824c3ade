import { operations } from '@guide/contracts/api/operations';
import type { ListingTexts } from '@guide/contracts/api/schemas';
import { pageTextsOf } from '@guide/contracts/place';
import { cacheContent, notFound, route, unavailable } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { storedHomeTexts, storedPageTexts } from '../data/cityTexts';
import { storedPhotos } from '../data/photos';
import { storedTexts } from '../data/texts';
import { createListingsCache } from '../listingsCache';

/** Routes of listings (API-03, API-05 to API-08), pictures (ENT-18) and texts. Serve copies during database outages. */
export function listings(app: FastifyInstance): void {
  const cache = createListingsCache(app);
  const photos = cacheContent(app, storedPhotos.find);
  const texts = cacheContent(app, storedTexts.find);
  const pageTexts = cacheContent(app, storedPageTexts.find);
  const homeTexts = cacheContent(app, storedHomeTexts.find);
  route(app, operations.listings, async ({ query }, reply) => {
    const { json, etag } = await cache.find(reply, query);
    reply.header('etag', etag).type('application/json; charset=utf-8');
    // The text is not parsed again; its content has the type of the contract.
    return json as never;
  });

  route(app, operations.listing, async ({ params }, reply) => {
    const listing = await cache.get(reply, params.id);
    if (!listing) throw notFound('listing', params.id);
    return listing;
  });

  route(app, operations.photos, ({ params }, reply) =>
    photos.staleIfError(
      reply,
      (db) => storedPhotos.find(db, { attractionId: params.id }),
      (all) => all.filter(({ attractionId }) => attractionId === params.id),
    ),
  );

  const textsOf = async (reply: FastifyReply, id: number): Promise<ListingTexts> => {
    const listingTexts = await texts.staleIfError(
      reply,
      (db) => storedTexts.byId(db, id),
      (all) => all.find((entry) => entry.id === id) ?? null,
    );
    return listingTexts ?? { id, texts: {} };
  };
  route(app, operations.texts, ({ params }, reply) => textsOf(reply, params.id));

  route(app, operations.pageTexts, async ({ params: { id } }, reply) => {
    const listing = await cache.get(reply, id);
    if (!listing) throw notFound('listing', id);
    const [own, city] = await Promise.all([
      textsOf(reply, id),
      pageTexts.staleIfError(
        reply,
        (db) => storedPageTexts.findFor(db, listing),
        (all) => all,
      ),
    ]);
    return pageTextsOf(listing, city, own.texts);
  });

  route(app, operations.allPhotos, (_request, reply) => photos.all(reply));

  route(app, operations.allTexts, (_request, reply) => texts.all(reply));

  route(app, operations.allPageTexts, (_request, reply) => pageTexts.all(reply));

  route(app, operations.homeTexts, async (_request, reply) => {
    const home = await homeTexts.all(reply);
    if (!home) throw unavailable('The texts of the home page are not stored yet.', 5);
    return home;
  });
}
