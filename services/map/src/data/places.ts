import { type Category, MAX_FEATURES, type MapFeature } from '@guide/contracts/api/schemas';
import { type Box, mapFeaturesIn } from '@guide/contracts/place';
import { content } from '@guide/service-kit';
import type { Db, Filter } from 'mongodb';

export const storedPlaces = content<MapFeature>('places');

interface Places {
  places: MapFeature[];
  total: number;
}

/** Returns places by id within a box (edges included) and category; without a box at most `MAX_FEATURES`. */
export async function placesIn(db: Db, box?: Box, category?: Category): Promise<Places> {
  const matching = { ...(category && { category }), ...(box && within(box)) };
  const places = await storedPlaces.find(db, matching, box ? {} : { limit: MAX_FEATURES });
  const isComplete = box || places.length < MAX_FEATURES;
  const count = () => db.collection<MapFeature>('places').countDocuments(matching);
  return { places, total: isComplete ? places.length : await count() };
}

export function placesOf(all: MapFeature[], box?: Box, category?: Category): Places {
  const places = mapFeaturesIn(all, box, category);
  return { places: box ? places : places.slice(0, MAX_FEATURES), total: places.length };
}

function within({ west, south, east, north }: Box): Filter<MapFeature> {
  const lat = { $gte: south, $lte: north };
  return west <= east
    ? { lat, lng: { $gte: west, $lte: east } }
    : { lat, $or: [{ lng: { $gte: west } }, { lng: { $lte: east } }] };
}
