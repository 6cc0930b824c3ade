import type { Category, MapFeature } from '@guide/contracts/api/schemas';
import type { Db, Filter } from 'mongodb';
import type { StoredPlace } from './stored';

/** Degrees, WGS 84. A box whose west is greater than its east crosses the 180th meridian (RFC 7946, 5.2). */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Places within a box (its edges included) and of a category, by id. */
export const placesIn = (db: Db, box?: Box, category?: Category): Promise<MapFeature[]> =>
  db
    .collection<StoredPlace>('places')
    .find({ ...(category && { category }), ...(box && within(box)) })
    .sort({ _id: 1 })
    .project<MapFeature>({ _id: 0 })
    .toArray();

function within({ west, south, east, north }: Box): Filter<StoredPlace> {
  const lat = { $gte: south, $lte: north };
  return west <= east
    ? { lat, lng: { $gte: west, $lte: east } }
    : { lat, $or: [{ lng: { $gte: west } }, { lng: { $lte: east } }] };
}
