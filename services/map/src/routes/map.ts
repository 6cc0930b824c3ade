import { operations } from '@guide/contracts/api/operations';
import { type Box, readBox } from '@guide/contracts/place';
import { cacheContent, invalidRequest, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { storedAreas } from '../data/areas';
import { placesIn, placesOf, storedPlaces } from '../data/places';

/** Areas (API-09), and places by bounding box and category (D-33). Serve copies during database outages. */
export function map(app: FastifyInstance): void {
  const areas = cacheContent(app, storedAreas.find);
  route(app, operations.areas, (_request, reply) => areas.all(reply));

  const allPlaces = cacheContent(app, storedPlaces.find);
  route(app, operations.mapFeatures, async ({ query }, reply) => {
    const box = query.bbox === undefined ? undefined : parseBox(query.bbox);
    const { places, total } = await allPlaces.staleIfError(
      reply,
      (db) => placesIn(db, box, query.category),
      (all) => placesOf(all, box, query.category),
    );
    reply.header('x-total-count', total);
    return places;
  });
}

/** @param text - "west,south,east,north" in degrees. @throws {HttpError} 400 for a box outside the globe */
function parseBox(text: string): Box {
  const box = readBox(text);
  const { west, south, east, north } = box;
  const isOnGlobe = [west, east].every((lng) => Math.abs(lng) <= 180) && south >= -90 && north <= 90;
  if (!isOnGlobe || south > north) {
    throw invalidRequest([{ field: 'bbox', message: 'must be west,south,east,north in degrees' }]);
  }
  return box;
}
