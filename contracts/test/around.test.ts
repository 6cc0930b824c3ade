import { expect, test } from '@jest/globals';
import type { MapFeature } from '../api/schemas';
import { AROUND_MINUTES, placesAround } from '../place';

const here = { lat: 51.5, lng: -0.1 };
/** A listing so many degrees north of here: 0.001 is 111 m, 145 m on foot. */
const north = (id: number, degrees: number, parts: Partial<MapFeature> = {}): MapFeature => ({
  id,
  name: `Place ${id}`,
  category: 'attraction',
  area: `Area ${id}`,
  priceRange: 'Free',
  imageUrl: '/images/place.svg',
  lat: here.lat + degrees,
  lng: here.lng,
  ...parts,
});
const around = (...listings: MapFeature[]) =>
  placesAround(listings, here, ({ id }) => id === 1).map(({ id, minutes }) => [id, minutes]);

test('D-30 across areas and kinds, nearest first, at most five within a quarter of an hour, never itself', () => {
  const found = around(
    north(1, 0),
    north(2, 0.006),
    north(3, 0.001, { category: 'pub' }),
    north(4, 0.004, { category: 'restaurant' }),
    north(5, 0.002),
    north(6, 0.003),
    north(7, 0.005),
    north(8, 0.2),
  );
  expect(found.map(([id]) => id)).toEqual([3, 5, 6, 4, 7]);
  expect(found.every(([, minutes]) => minutes! <= AROUND_MINUTES)).toBe(true);
});

test('where little is near, the nearest three are there all the same', () => {
  const found = around(north(2, 0.001), north(3, 0.1), north(4, 0.2), north(5, 0.3));
  expect(found.map(([id]) => id)).toEqual([2, 3, 4]);
});
