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

test('facts replace a text of another form', () => {
  const facts = { minutesNeeded: [40, 60] as [number, number] };
  expect(stayMinutes({ timeNeeded: '40 minutes for a tour', facts, category: 'attraction' })).toBe(60);
  expect(stayMinutes({ timeNeeded: '45 minutes', facts, category: 'attraction' })).toBe(45);
  expect(stayMinutes({ facts, category: 'pub' })).toBe(60);
});
