import type { Listing } from '@guide/contracts/api';
import type { MapFeature } from '@guide/contracts/api/schemas';
import { ratingValue } from '@guide/contracts/place';

/** What the map knows of a listing: a marker's facts, and what its card says where that has been loaded. */
export interface Place extends Omit<MapFeature, 'rating'> {
  /** 4.0 where the listing has none (CONST-05). */
  rating: number;
  /** What the widget's search looks at, beside name and area. */
  tags: string[];
  details?: PlaceDetails;
}

/** What only an opened card says. */
export interface PlaceDetails extends Pick<Listing, 'timeNeeded' | 'familyFriendly' | 'hours'> {
  /** The sentences about it. */
  text: string;
}

/** A feature of the map service as a place. */
export const placeOfFeature = (feature: MapFeature): Place => ({
  ...feature,
  rating: ratingValue(feature.rating),
  tags: [],
});

/**
 * The listing as a place on the map, with its details.
 * @returns an empty list where it has no coordinates (WIDGET-18), otherwise the one place
 */
export function placeOf(listing: Listing): Place[] {
  const { id, name, category, area, imageUrl, tags, pubId, rating, lat, lng } = listing;
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return [];
  const { description: text, timeNeeded, familyFriendly, hours } = listing;
  const details = { text, timeNeeded, familyFriendly, hours };
  return [
    {
      id,
      name,
      category,
      area,
      imageUrl,
      tags,
      pubId,
      rating: ratingValue(rating),
      lat: lat!,
      lng: lng!,
      details,
    },
  ];
}
