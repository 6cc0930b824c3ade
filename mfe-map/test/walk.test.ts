import { walkText } from '@guide/contracts/place';
import { expect, test } from '@jest/globals';

const tower = { lat: 51.5081, lng: -0.0759 };
const eye = { lat: 51.5033, lng: -0.1196 };

test('ENT-21 D-30 a walking time is labelled as an estimate', () => {
  expect(walkText(tower, eye)).toBe('about 50 min walk, 4.0 km');
  expect(walkText(tower, tower)).toBe('about 1 min walk, 50 m');
  expect(walkText(tower, { lat: 51.5081, lng: 0.04 })).toBe('about 2 h 10 min walk, 10.4 km');
});
