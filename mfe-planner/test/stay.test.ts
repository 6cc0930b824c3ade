import { expect, test } from '@jest/globals';
import { stayMinutes } from '../src/places/stay';

test.each([
  ['2-3 hours', 150],
  ['1.5-2 hours', 105],
  ['1 hour', 60],
  ['45 minutes', 45],
  ['30-45 minutes', 45],
  ['15-30 minutes', 30],
  ['as long as you like', 90],
  [undefined, 90],
])('%s is %i minutes', (timeNeeded, minutes) =>
  expect(stayMinutes({ timeNeeded, category: 'attraction' })).toBe(minutes),
);

test('without a text, the duration depends on the category', () => {
  expect(stayMinutes({ category: 'pub' })).toBe(60);
  expect(stayMinutes({ category: 'restaurant' })).toBe(75);
});
