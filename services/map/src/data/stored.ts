import type { Area, Listing, MapFeature } from '@guide/contracts/api/schemas';

/** An area as stored: keyed by its id. */
export interface StoredArea extends Area {
  _id: number;
}

/** A place as stored: keyed by its listing's id. */
export interface StoredPlace extends MapFeature {
  _id: number;
}

/** The place of a listing; none when it has no coordinates, as maps skip such a listing (ENT-07). */
export const placeOf = ({ id, name, category, area, lat, lng }: Listing): StoredPlace[] =>
  lat === undefined || lng === undefined ? [] : [{ _id: id, id, name, category, area, lat, lng }];
