import type { Listing } from '@guide/contracts/api';
import { ratingValue } from '@guide/contracts/place';

/** What the map knows of a listing: pages carry this, not the whole listing. */
export interface Place
  extends Pick<
    Listing,
    'id' | 'name' | 'category' | 'area' | 'imageUrl' | 'tags' | 'pubId' | 'timeNeeded' | 'familyFriendly'
  > {
  /** 4.0 where the listing has none (CONST-05). */
  rating: number;
  /** The sentences about it. */
  text: string;
  /** Degrees, WGS 84. */
  lat: number;
  lng: number;
}

/**
 * The listing as a place on the map.
 * @param text which of the listing's texts the map shows
 * @returns an empty list where it has no coordinates (WIDGET-18), otherwise the one place
 */
export function placeOf(listing: Listing, text: 'shortDescription' | 'description'): Place[] {
  const { id, name, category, area, imageUrl, tags, pubId, timeNeeded, familyFriendly, lat, lng } = listing;
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) return [];
  return [
    {
      id,
      name,
      category,
      area,
      imageUrl,
      tags,
      pubId,
      timeNeeded,
      familyFriendly,
      rating: ratingValue(listing.rating),
      text: listing[text],
      lat: lat!,
      lng: lng!,
    },
  ];
}
