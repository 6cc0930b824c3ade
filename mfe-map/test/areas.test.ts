import { expect, test } from '@jest/globals';
import { areaShape } from '../src/places/areaShape';
import { hull, type Position } from '../src/places/hull';
import { areaOf } from '../src/screens/Map/areaOf';
import { place } from './support/listings';

const area = { id: 1, name: 'Soho', description: 'Neon.', imageUrl: '/images/soho.svg' };
const square: Position[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

test('D-33 the hull of points leaves out those inside and on its edges', () => {
  expect(hull([[0.5, 0.5], ...square, [0.5, 0]])).toEqual(square);
});

test('D-33 an area has its boundary, else the hull of its listings, else a square around its centre', () => {
  expect(areaShape({ ...area, boundary: square }, [])?.ring).toEqual(square);
  const own = square.map(([lng, lat], index) => place({ id: index + 1, area: 'Soho', lng, lat }));
  const other = place({ id: 9, area: 'Mayfair', lng: 5, lat: 5 });
  expect(areaShape(area, [...own, other])?.ring).toEqual(square);
  const around = areaShape({ ...area, center: [-0.13, 51.51] }, [])!.ring;
  expect(around).toHaveLength(4);
  expect(around.reduce((sum, [lng]) => sum + lng, 0) / 4).toBeCloseTo(-0.13);
  expect(areaShape(area, [])).toBeNull();
});

test('MAP-10 MAP-13 an area is found by its name, whatever the case, or not at all', () => {
  expect(areaOf([area], 'soho')).toBe(area);
  expect(areaOf([area], 'Atlantis')).toBeNull();
  expect(areaOf([area], null)).toBeNull();
  expect(areaOf(undefined, 'Soho')).toBeNull();
});
