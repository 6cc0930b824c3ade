import type { Listing } from '@guide/contracts/api';
import type { MapFeature } from '@guide/contracts/api/schemas';
import { hoursSummary, ratingValue, type Trait, traitsOf } from '@guide/contracts/place';

/** What the map knows of a listing: a marker's facts, and its card's details where they have been loaded. */
export interface Place extends Omit<MapFeature, 'rating' | 'suits'> {
  /** Whom or what it suits, by its facts. */
  suits: readonly Trait[];
  /** 4.0 where the listing has none (CONST-05). */
  rating: number;
  /** What the widget's search looks at, beside name and area. */
  tags: string[];
  details?: PlaceDetails;
}

/** Facts that only an opened card shows. */
export interface PlaceDetails
  extends Pick<Listing, 'timeNeeded' | 'familyFriendly' | 'hours' | 'hoursSummary'> {
  /** The sentences about it. */
  text: string;
}

/** The details of a listing. @param text its sentences, short or long */
export function detailsOf(listing: Listing, text: string): PlaceDetails {
  const { timeNeeded, familyFriendly, hours } = listing;
  return { text, timeNeeded, familyFriendly, hours, hoursSummary: hoursSummary(listing) };
}

/** A feature of the map service as a place. */
export const placeOfFeature = (feature: MapFeature): Place => ({
  ...feature,
  rating: ratingValue(feature.rating),
  suits: feature.suits ?? [],
  tags: [],
});

/**
 * The listing as a place on the map, with its details.
 * @returns an empty list where it has no coordinates (WIDGET-18), otherwise the one place
 */
export function placeOf(listing: Listing): Place[] {
  const { id, name, category, area, priceRange, imageUrl, tags, pubId, rating, lat, lng } = listing;
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return [];
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
      suits: traitsOf(listing),
      lat: lat!,
      lng: lng!,
      details,
    },
  ];
}
