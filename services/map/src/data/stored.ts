import type { Area, Listing, MapFeature } from '@guide/contracts/api/schemas';
import { suitsOf } from '@guide/contracts/place';

/** An area as stored: keyed by its id. */
export interface StoredArea extends Area {
  _id: number;
}

/** A place as stored: keyed by its listing's id. */
export interface StoredPlace extends MapFeature {
  _id: number;
}

/** The place of a listing; none when it has no coordinates, as maps skip such a listing (ENT-07). */
export function placeOf(listing: Listing): StoredPlace[] {
  const { id, name, category, area, rating, priceRange, imageUrl, pubId, hours, lat, lng } = listing;
  if (lat === undefined || lng === undefined) return [];
  const known = {
    ...(rating !== undefined && { rating }),
    ...(pubId !== undefined && { pubId }),
    ...(hours && { hours }),
  };
  const suits = suitsOf(listing);
  return [{ _id: id, id, name, category, area, priceRange, imageUrl, suits, lat, lng, ...known }];
}
