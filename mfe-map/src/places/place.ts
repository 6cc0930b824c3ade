import type { Listing } from '@guide/contracts/api';
import type { MapFeature } from '@guide/contracts/api/schemas';
import {
  type FixedChip,
  fixedChipsOf,
  hasPosition,
  hoursSummary,
  longitudeNear,
  type Point,
  ratingValue,
} from '@guide/contracts/place';
import type { Site } from '@guide/contracts/site';

export interface Place extends Omit<MapFeature, 'rating' | 'suits' | 'lat' | 'lng'>, Point {
  suits: readonly FixedChip[];
  /** 4.0 for listings without a rating (CONST-05). */
  rating: number;
  tags: string[];
  details?: PlaceDetails;
}

export interface PlaceDetails
  extends Pick<Listing, 'timeNeeded' | 'familyFriendly' | 'hours' | 'hoursSummary' | 'source' | 'language'> {
  text: string;
}

export function detailsOf(listing: Listing, text: string): PlaceDetails {
  const { timeNeeded, familyFriendly, hours, source, language } = listing;
  return { text, language, source, timeNeeded, familyFriendly, hours, hoursSummary: hoursSummary(listing) };
}

/** Converts a map feature to a place on the map around `center`, [lng, lat]; empty without coordinates. */
export const placesOfFeature = (feature: MapFeature, center: Site['center']): Place[] =>
  hasPosition(feature)
    ? [
        {
          ...feature,
          lng: longitudeNear(feature.lng, center[0]),
          rating: ratingValue(feature.rating),
          suits: feature.suits ?? [],
          tags: [],
        },
      ]
    : [];

/** Converts a listing to a place on the map around `center`, [lng, lat]; empty without coordinates (WIDGET-18). */
export function placeOf(listing: Listing, center: Site['center']): Place[] {
  if (!hasPosition(listing)) return [];
  const { id, name, category, area, priceRange, imageUrl, tags, pubId, rating, lat, lng } = listing;
  const details = detailsOf(listing, listing.description);
  return [
    {
      id,
      name,
      category,
      area,
      priceRange,
      imageUrl,
      tags,
      pubId,
      rating: ratingValue(rating),
      hours: listing.hours,
      suits: fixedChipsOf(listing),
      lat,
      lng: longitudeNear(lng, center[0]),
      details,
    },
  ];
}
