import { readFileSync } from 'node:fs';
import type { Listing } from '@guide/contracts/api';
import { placeOf } from '../../src/places/place';

export const listing = (fields: Partial<Listing> & { id: number }): Listing => ({
  name: `Place ${fields.id}`,
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
  ...fields,
});

/** Centre of the map, [lng, lat]. */
export const CENTER: [number, number] = [-0.1195, 51.5074];

export const place = (fields: Partial<Listing> & { id: number }) => placeOf(listing(fields), CENTER)[0]!;

const pack = new URL('../../../cities/london/listings.json', import.meta.url);
export const cityPlaces = (JSON.parse(readFileSync(pack, 'utf8')) as Listing[]).flatMap((each) =>
  placeOf(each, CENTER),
);
