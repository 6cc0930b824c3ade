import { operations } from '@guide/contracts/api/operations';
import type { ListingTexts } from '@guide/contracts/api/schemas';
import { pageTextsOf } from '@guide/contracts/place';
import { cacheContent, type Language, notFound, route, unavailable } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { storedHomeTexts, storedPageTexts } from '../data/cityTexts';
import { findPhotos, photosOf } from '../data/photos';
import { findTexts, textsOf } from '../data/texts';
import { createListingsCache } from '../listingsCache';

/** Routes of listings (API-03, API-05 to API-08), pictures (ENT-18) and texts. Serve copies during database outages. */
export function listings(app: FastifyInstance): void {
  const cache = createListingsCache(app);
  const photos = cacheContent(app, findPhotos);
  const texts = cacheContent(app, findTexts);
  const pageTexts = cacheContent(app, storedPageTexts.find);
  const homeTexts = cacheContent(app, storedHomeTexts.find);
  route(app, operations.listings, async ({ query }, reply, language) => {
    const { json, etag } = await cache.find(reply, query, language);
    reply.header('etag', etag).type('application/json; charset=utf-8');
    // The text is not parsed again; its content has the type of the contract.
    return json as never;
  });

  route(app, operations.listing, async ({ params }, reply, language) => {
    const listing = await cache.get(reply, params.id, language);
    if (!listing) throw notFound('listing', params.id);
    return listing;
  });

  route(app, operations.photos, ({ params }, reply, language) =>
    photos.staleIfError(
      reply,
      (db) => photosOf(db, params.id, language),
      (all) => all.filter(({ attractionId }) => attractionId === params.id),
      language,
    ),
  );

  const ownTexts = async (reply: FastifyReply, id: number, language?: Language): Promise<ListingTexts> => {
    const listingTexts = await texts.staleIfError(
      reply,
      (db) => textsOf(db, id, language),
      (all) => all.find((entry) => entry.id === id) ?? null,
      language,
    );
    return listingTexts ?? { id, texts: {} };
  };
  route(app, operations.texts, ({ params }, reply, language) => ownTexts(reply, params.id, language));

  route(app, operations.pageTexts, async ({ params: { id } }, reply, language) => {
    const listing = await cache.get(reply, id, language);
    if (!listing) throw notFound('listing', id);
    const [own, city] = await Promise.all([
      ownTexts(reply, id, language),
      pageTexts.staleIfError(
        reply,
        (db) => storedPageTexts.findFor(db, listing, language),
        (all) => all,
        language,
      ),
    ]);
    return pageTextsOf(listing, city, own);
  });

  route(app, operations.allPhotos, (_request, reply, language) => photos.all(reply, language));

  route(app, operations.allTexts, (_request, reply, language) => texts.all(reply, language));

  route(app, operations.allPageTexts, (_request, reply, language) => pageTexts.all(reply, language));

  route(app, operations.homeTexts, async (_request, reply, language) => {
    const home = await homeTexts.all(reply, language);
    if (!home) throw unavailable('The texts of the home page are not stored yet.', 5);
    return home;
  });
}
