import { expect, test } from '@jest/globals';
import { countryName } from '../src/live/names';

test.each([
  ['FR', 'France'],
  [undefined, 'Not known'],
  ['1', '1'],
  ['not a country', 'not a country'],
])('D-20 the country %s is shown as %s, whatever the address names', (code, name) => {
  expect(countryName(code, 'en-GB')).toBe(name);
});
