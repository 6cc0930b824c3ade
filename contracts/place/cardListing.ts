import type { Listing } from '../api';
import { fixedChipsOf } from './chips';
import { adultPrice } from './factRows';
import { hoursSummary } from './hours';
import { ratingValue } from './rating';

/** The fields of a listing that cards show; pages contain no others. */
export const cardListing = (listing: Listing) => ({
  id: listing.id,
  name: listing.name,
  category: listing.category,
  subcategory: listing.subcategory,
  area: listing.area,
  priceRange: listing.priceRange,
  /** In the city's currency, if known. */
  price: adultPrice(listing.facts),
  shortDescription: listing.shortDescription,
  /** Of the description; absent in English. */
  language: listing.language,
  imageUrl: listing.imageUrl,
  reviewCount: listing.reviewCount,
  hours: listing.hours,
  hoursSummary: hoursSummary(listing),
  pubId: listing.pubId,
  noFixedPlace: listing.noFixedPlace,
  lat: listing.lat,
  lng: listing.lng,
  suits: fixedChipsOf(listing),
  /** A number, 4.0 if the listing has no rating (D-13, CONST-05). */
  rating: ratingValue(listing.rating),
});

export type CardListing = ReturnType<typeof cardListing>;
