import type { Area, Listing, MapFeature } from '@guide/contracts/api/schemas';
import { mapFeaturesOf } from '@guide/contracts/place';

export interface StoredArea extends Area {
  _id: number;
}

export interface StoredPlace extends MapFeature {
  _id: number;
}

/** Returns no place for a listing without coordinates. */
export const placesOfListing = (listing: Listing): StoredPlace[] =>
  mapFeaturesOf(listing).map((feature) => ({ _id: feature.id, ...feature }));
