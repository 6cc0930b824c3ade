import { operations } from '@guide/contracts/api/operations';
import { type Box, readBox } from '@guide/contracts/place';
import { cacheContent, invalidRequest, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { findAreas } from '../data/areas';
import { findPlaces, placesIn, placesOf } from '../data/places';

/** Areas (API-09), and places by bounding box and category (D-33). Serve copies during database outages. */
export function map(app: FastifyInstance): void {
  const areas = cacheContent(app, findAreas);
  route(app, operations.areas, (_request, reply, language) => areas.all(reply, language));

  const allPlaces = cacheContent(app, findPlaces);
  route(app, operations.mapFeatures, async ({ query }, reply, language) => {
    const box = query.bbox === undefined ? undefined : parseBox(query.bbox);
    const { places, total } = await allPlaces.staleIfError(
      reply,
      (db) => placesIn(db, box, query.category, language),
      (all) => placesOf(all, box, query.category),
      language,
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
