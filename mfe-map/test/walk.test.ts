import { expect, test } from '@jest/globals';
import { straightLine, walk } from '../src/places/walk';
import { walkText } from '../src/places/walkText';

const tower = { lat: 51.5081, lng: -0.0759 };
const eye = { lat: 51.5033, lng: -0.1196 };

test('the straight line agrees with the great circle within half a percent', () => {
  // Tower of London to London Eye by the haversine formula with a radius of 6,371 km: 3,071 m.
  expect(straightLine(tower, eye)).toBeGreaterThan(3071 * 0.995);
  expect(straightLine(tower, eye)).toBeLessThan(3071 * 1.005);
});

test('D-30 a walk is the straight line times 1.3 at 4.8 km/h', () => {
  const { metres, minutes } = walk(tower, eye);
  expect(metres).toBeCloseTo(straightLine(tower, eye) * 1.3, 6);
  expect(minutes).toBe(Math.round((metres / 4800) * 60));
});

test('ENT-21 D-30 a walking time is labelled as an estimate', () => {
  expect(walkText(tower, eye)).toBe('about 50 min walk, 4.0 km');
  expect(walkText(tower, tower)).toBe('about 1 min walk, 10 m');
  expect(walkText(tower, { lat: 51.5081, lng: 0.04 })).toBe('about 2 h 10 min walk, 10.4 km');
});
