import { type Category, type MapFeature, MOST_FEATURES } from '@guide/contracts/api/schemas';
import type { Db, Filter } from 'mongodb';
import type { StoredPlace } from './stored';

/** Degrees, WGS 84. A box whose west is greater than its east crosses the 180th meridian (RFC 7946, 5.2). */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Places within a box (its edges included) and of a category, by id; without a box only the first. */
export async function placesIn(
  db: Db,
  box?: Box,
  category?: Category,
): Promise<{ places: MapFeature[]; total: number }> {
  const matching = { ...(category && { category }), ...(box && within(box)) };
  const collection = db.collection<StoredPlace>('places');
  const found = collection.find(matching).sort({ _id: 1 }).project<MapFeature>({ _id: 0 });
  const places = await (box ? found : found.limit(MOST_FEATURES)).toArray();
  const all = box || places.length < MOST_FEATURES;
  return { places, total: all ? places.length : await collection.countDocuments(matching) };
}

function within({ west, south, east, north }: Box): Filter<StoredPlace> {
  const lat = { $gte: south, $lte: north };
  return west <= east
    ? { lat, lng: { $gte: west, $lte: east } }
    : { lat, $or: [{ lng: { $gte: west } }, { lng: { $lte: east } }] };
}
