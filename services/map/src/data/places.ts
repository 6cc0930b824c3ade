import { type Category, MAX_FEATURES, type MapFeature } from '@guide/contracts/api/schemas';
import { type Box, mapFeaturesIn } from '@guide/contracts/place';
import type { Db, Filter } from 'mongodb';
import type { StoredPlace } from './stored';

interface Places {
  places: MapFeature[];
  total: number;
}

/** Returns places by id within a box (edges included) and category; without a box at most `MAX_FEATURES`. */
export async function placesIn(db: Db, box?: Box, category?: Category): Promise<Places> {
  const matching = { ...(category && { category }), ...(box && within(box)) };
  const collection = db.collection<StoredPlace>('places');
  const cursor = collection.find(matching).sort({ _id: 1 }).project<MapFeature>({ _id: 0 });
  const places = await (box ? cursor : cursor.limit(MAX_FEATURES)).toArray();
  const isComplete = box || places.length < MAX_FEATURES;
  return { places, total: isComplete ? places.length : await collection.countDocuments(matching) };
}

export const allPlaces = (db: Db): Promise<MapFeature[]> =>
  db.collection<StoredPlace>('places').find().sort({ _id: 1 }).project<MapFeature>({ _id: 0 }).toArray();

export function placesOf(all: MapFeature[], box?: Box, category?: Category): Places {
  const places = mapFeaturesIn(all, box, category);
  return { places: box ? places : places.slice(0, MAX_FEATURES), total: places.length };
}

function within({ west, south, east, north }: Box): Filter<StoredPlace> {
  const lat = { $gte: south, $lte: north };
  return west <= east
    ? { lat, lng: { $gte: west, $lte: east } }
    : { lat, $or: [{ lng: { $gte: west } }, { lng: { $lte: east } }] };
}
