import { type Category, MAX_FEATURES, type MapFeature } from '@guide/contracts/api/schemas';
import { translate } from '@guide/contracts/city';
import { type Box, mapFeaturesIn } from '@guide/contracts/place';
import { content, type Language, textsIn } from '@guide/service-kit';
import type { Db, Filter } from 'mongodb';

export const storedPlaces = content<MapFeature>('places');

interface Places {
  places: MapFeature[];
  total: number;
}

export const findPlaces = async (db: Db, language?: Language): Promise<MapFeature[]> =>
  withNames(db, await storedPlaces.find(db), language);

/** Of listings, the map stores only the names of other languages. */
const withNames = async (db: Db, places: MapFeature[], language?: Language): Promise<MapFeature[]> =>
  translate(places, await textsIn(db, language, 'listings.json'));

/** Returns places by id within a box (edges included) and category; without a box at most `MAX_FEATURES`. */
export async function placesIn(db: Db, box?: Box, category?: Category, language?: Language): Promise<Places> {
  const matching = { ...(category && { category }), ...(box && within(box)) };
  const found = await storedPlaces.find(db, matching, box ? {} : { limit: MAX_FEATURES });
  const places = await withNames(db, found, language);
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
