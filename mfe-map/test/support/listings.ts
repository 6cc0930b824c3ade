import type { Listing } from '@guide/contracts/api';
import { placeOf } from '../../src/places/place';

/** A listing with what a test says about it. */
export const listing = (told: Partial<Listing> & { id: number }): Listing => ({
  name: `Place ${told.id}`,
  category: 'attraction',
  subcategory: 'Museum',
  area: 'Westminster',
  rating: 4.5,
  priceRange: 'Free',
  shortDescription: 'In short.',
  description: 'At length.',
  imageUrl: '/images/place.svg',
  lat: 51.5,
  lng: -0.12,
  tags: [],
  featured: false,
  ...told,
});

export const place = (told: Partial<Listing> & { id: number }) => placeOf(listing(told))[0]!;
