import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { offersOf } from '../city';

const read = (city: string, file: string) =>
  JSON.parse(readFileSync(new URL(`../../cities/${city}/${file}`, import.meta.url), 'utf8'));

test('CONST-07 CONST-08 London offers all kinds, ratings, reviews and three price levels', () => {
  const { subcategories, ...offers } = offersOf(read('london', 'listings.json'), read('london', 'pubs.json'));
  expect(subcategories).toEqual(expect.arrayContaining(['Museum', 'Historical', 'Park']));
  expect(offers).toEqual({
    categories: ['attraction', 'restaurant', 'pub'],
    pubs: 10,
    ratings: true,
    reviews: true,
    prices: ['Free', '£', '££', '£££'],
  });
});

const place = (category: 'attraction' | 'pub', subcategory: string, fields: object = {}) => ({
  category,
  subcategory,
  ...fields,
});

test.each([
  [[], []],
  [['€€'], ['€', '€€']],
  [['Free', undefined], ['Free']],
  [
    ['$$$$', 'Free', '$'],
    ['Free', '$', '$$', '$$$', '$$$$'],
  ],
  [['krkr'], ['kr', 'krkr']],
])('a pack with the prices %j offers %j', (ranges, prices) => {
  const listings = ranges.map((priceRange) => place('attraction', 'Museum', { priceRange }));
  expect(offersOf(listings, [])).toEqual({
    categories: ranges.length > 0 ? ['attraction'] : [],
    subcategories: ranges.length > 0 ? ['Museum'] : [],
    pubs: 0,
    ratings: false,
    reviews: false,
    prices,
  });
});

test.each([
  [[place('pub', 'Inn', { rating: '4.5' })], []],
  [[place('pub', 'Inn')], [{ rating: 4 }]],
])('one rating of the listings %j or the pubs %j is enough to offer ratings', (listings, pubs) => {
  const { ratings, categories, pubs: count } = offersOf(listings, pubs);
  expect([ratings, categories, count]).toEqual([true, ['pub'], pubs.length]);
});

test('kinds of attractions come by frequency, without those of restaurants and pubs', () => {
  const kinds = ['Park', '寺', '寺', 'Museum'].map((kind) => place('attraction', kind));
  expect(offersOf([...kinds, place('pub', 'Inn')], []).subcategories).toEqual(['寺', 'Park', 'Museum']);
});
