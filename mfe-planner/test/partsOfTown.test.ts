import { expect, test } from '@jest/globals';
import { partsOfTown } from '../src/places/partsOfTown';
import { place } from './support/city';

test('nearby places are one part of town, and no area is in two parts', () => {
  const places = [
    place(1, { area: 'Tower Hill' }),
    place(2, { area: 'Greenwich', east: 8 }),
    place(3, { area: 'City', north: 0.8 }),
    place(4, { area: 'City', north: 2.5 }),
    place(5, { area: 'Nowhere', lat: undefined }),
  ];
  expect(
    partsOfTown(places).map(({ areas, places: of }) => [areas, of.map(({ listing }) => listing)]),
  ).toEqual([
    [
      ['City', 'Tower Hill'],
      [1, 3, 4],
    ],
    [['Greenwich'], [2]],
    [['Nowhere'], [5]],
  ]);
});
