import { readFileSync } from 'node:fs';
import type { Listing } from '@guide/contracts/api';
import { placeOf } from '../../src/places/place';

/** A listing with the given fields. */
export const listing = (given: Partial<Listing> & { id: number }): Listing => ({
  name: `Place ${given.id}`,
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
  ...given,
});

export const place = (given: Partial<Listing> & { id: number }) => placeOf(listing(given))[0]!;

const pack = new URL('../../../cities/london/listings.json', import.meta.url);
/** The places of the city pack. */
export const cityPlaces = (JSON.parse(readFileSync(pack, 'utf8')) as Listing[]).flatMap(placeOf);
