import { operations } from '@guide/contracts/api/operations';
import { type Box, readBox } from '@guide/contracts/place';
import { cacheContent, invalidRequest, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { placesIn, placesOf, storedPlaces } from '../data/places';

/** GET /api/map/features by bounding box and category (D-33). Serves a copy during database outages. */
export function features(app: FastifyInstance): void {
  const copy = cacheContent(app, storedPlaces.find);
  route(app, operations.mapFeatures, async ({ query }, reply) => {
    const box = query.bbox === undefined ? undefined : parseBox(query.bbox);
    const { places, total } = await copy.staleIfError(
      reply,
      (db) => placesIn(db, box, query.category),
      (all) => placesOf(all, box, query.category),
    );
    reply.header('x-total-count', total);
    return places;
  });
}

/** @param text "west,south,east,north" in degrees. @throws {HttpError} 400 for a box outside the globe */
function parseBox(text: string): Box {
  const box = readBox(text);
  const { west, south, east, north } = box;
  const isOnGlobe = [west, east].every((lng) => Math.abs(lng) <= 180) && south >= -90 && north <= 90;
  if (!isOnGlobe || south > north) {
    throw invalidRequest([{ field: 'bbox', message: 'must be west,south,east,north in degrees' }]);
  }
  return box;
}
