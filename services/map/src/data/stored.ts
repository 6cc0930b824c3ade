import type { Area, Listing, MapFeature } from '@guide/contracts/api/schemas';
import { mapFeaturesOf } from '@guide/contracts/place';

/** An area as stored: keyed by its id. */
export interface StoredArea extends Area {
  _id: number;
}

/** A place as stored: keyed by its listing's id. */
export interface StoredPlace extends MapFeature {
  _id: number;
}

/** The place of a listing; none when it has no coordinates. */
export const placeOf = (listing: Listing): StoredPlace[] =>
  mapFeaturesOf(listing).map((feature) => ({ _id: feature.id, ...feature }));
