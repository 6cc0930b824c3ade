import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { offersOf } from '../city';

const read = (city: string, file: string) =>
  JSON.parse(readFileSync(new URL(`../../cities/${city}/${file}`, import.meta.url), 'utf8'));

test('CONST-07 CONST-08 London offers all kinds, ratings, reviews and three price levels', () => {
  expect(offersOf(read('london', 'listings.json'), read('london', 'pubs.json'))).toEqual({
    categories: ['attraction', 'restaurant', 'pub'],
    pubs: true,
    ratings: true,
    reviews: true,
    prices: ['Free', '£', '££', '£££'],
  });
});

test.each([
  [[], [], [], []],
  [['€€'], [], ['attraction'], ['€', '€€']],
  [['Free', undefined], [], ['attraction'], ['Free']],
  [['$$$$', 'Free', '$'], [{}], ['attraction'], ['Free', '$', '$$', '$$$', '$$$$']],
  [['krkr'], [{}], ['attraction'], ['kr', 'krkr']],
] as const)(
  'a pack with the prices %j and the pubs %j offers %j and %j',
  (ranges, pubs, categories, prices) => {
    const listings = ranges.map((priceRange) => ({ category: 'attraction' as const, priceRange }));
    expect(offersOf(listings, pubs)).toEqual({
      categories,
      pubs: pubs.length > 0,
      ratings: false,
      reviews: false,
      prices,
    });
  },
);

test.each([
  [[{ category: 'pub' as const, rating: '4.5' }], []],
  [[{ category: 'pub' as const }], [{ rating: 4 }]],
])('one rating of the listings %j or the pubs %j is enough to offer ratings', (listings, pubs) => {
  expect(offersOf(listings, pubs).ratings).toBe(true);
});
