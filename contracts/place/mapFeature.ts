import type { Category, Listing, MapFeature } from '../api';
import { fixedChipsOf } from './chips';
import { hasPosition } from './walk';

/** Degrees, WGS 84. A box whose west exceeds its east crosses the 180th meridian (RFC 7946, 5.2). */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A listing as a map feature; empty without coordinates (ENT-07) or a fixed place. */
export function mapFeaturesOf(listing: Listing): MapFeature[] {
  if (!hasPosition(listing) || listing.noFixedPlace) return [];
  const { id, name, category, area, rating, priceRange, imageUrl, pubId, hours, lat, lng } = listing;
  const optional = {
    ...(rating !== undefined && { rating }),
    ...(pubId !== undefined && { pubId }),
    ...(hours && { hours }),
  };
  return [
    { id, name, category, area, priceRange, imageUrl, suits: fixedChipsOf(listing), lat, lng, ...optional },
  ];
}

/** The features of a category within a box, edges included. */
export const mapFeaturesIn = (all: readonly MapFeature[], box?: Box, category?: Category): MapFeature[] =>
  all.filter((feature) => (!category || feature.category === category) && (!box || isWithin(box, feature)));

function isWithin({ west, south, east, north }: Box, feature: MapFeature): boolean {
  if (!hasPosition(feature)) return false;
  const { lat, lng } = feature;
  const between = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  return between && lat >= south && lat <= north;
}

/** @param text - "west,south,east,north" in degrees, as GET /api/map/features takes it */
export function readBox(text: string): Box {
  const [west, south, east, north] = text.split(',').map(Number) as [number, number, number, number];
  return { west, south, east, north };
}
