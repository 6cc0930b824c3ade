import type { Listing, SearchQuery } from '@guide/contracts/api/schemas';
import { listing } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { indexOf } from './support';

const idsOf = async (listings: Listing[], query: SearchQuery): Promise<number[]> =>
  (await indexOf(listings))(query).results.map(({ id }) => id);

const places = [
  listing({ id: 1, name: 'St Paul’s Cathedral', area: 'City', subcategory: 'Historical', tags: ['dome'] }),
  listing({ id: 2, name: 'Café Central', category: 'restaurant', area: 'Soho', priceRange: '££' }),
  listing({
    id: 3,
    name: 'The Crown',
    category: 'pub',
    subcategory: 'Pub',
    description: 'An old inn (1677).',
  }),
  listing({ id: 4, name: 'Straßen Museum', shortDescription: 'Trams' }),
];

test.each([
  ['paul', [1]],
  ['PAUL', [1]],
  ["st paul's", [1]],
  ['st paul’s', [1]],
  ['cafe', [2]],
  ['CAFÉ', [2]],
  ['soho', [2]],
  ['historical', [1]],
  ['old inn', [3]],
  ['(1677)', [3]],
  ['STRASSEN', [4]],
  ['  crown  ', [3]],
  ['.*', []],
  ['crown soho', []],
  ['a'.repeat(500), []],
])('SEARCH-22 %j is found as a substring of name, description, area or subcategory', async (text, ids) => {
  expect((await idsOf(places, { query: text, sortBy: 'name' })).sort()).toEqual(ids);
});

test('D-8 tags and short descriptions are not searched', async () => {
  expect(await idsOf(places, { query: 'dome' })).toEqual([]);
  expect(await idsOf(places, { query: 'trams' })).toEqual([]);
});

test('D-7 q means query, and query wins', async () => {
  expect(await idsOf(places, { q: 'crown' })).toEqual([3]);
  expect(await idsOf(places, { q: 'crown', query: 'soho' })).toEqual([2]);
});

test('D-7 without anything asked every listing is found', async () => {
  expect((await idsOf(places, {})).sort()).toEqual([1, 2, 3, 4]);
  expect(
    await idsOf(places, { query: '   ', category: 'all', area: 'all', priceRange: 'all', rating: 'all' }),
  ).toHaveLength(4);
});

test('SEARCH-23 SEARCH-27 filters are exact and combine with the text', async () => {
  expect(await idsOf(places, { category: 'pub' })).toEqual([3]);
  expect(await idsOf(places, { area: 'Soho' })).toEqual([2]);
  expect(await idsOf(places, { area: 'soho' })).toEqual([]);
  expect(await idsOf(places, { priceRange: '££' })).toEqual([2]);
  expect(await idsOf(places, { priceRange: '£' })).toEqual([]);
  expect(await idsOf(places, { category: 'pub', query: 'soho' })).toEqual([]);
});

test('VAL-03 D-12 the rating is a numeric minimum, a missing one counts as 4.0', async () => {
  const rated = [
    listing({ id: 1, rating: '4.6' }),
    listing({ id: 2, rating: 4.5 }),
    listing({ id: 3, rating: '4.4' }),
    listing({ id: 4 }),
    listing({ id: 5, rating: 3.9 }),
  ];
  expect(await idsOf(rated, { rating: 4.5 })).toEqual([1, 2]);
  expect(await idsOf(rated, { rating: 4 })).toEqual([1, 2, 3, 4]);
  expect(await idsOf(rated, { rating: 'all' })).toHaveLength(5);
});

const ordered = [
  listing({ id: 1, name: 'Bee', rating: '4.5', reviewCount: 10 }),
  listing({ id: 2, name: 'ant', rating: 4.5, reviewCount: 100 }),
  listing({ id: 3, name: 'Cow', rating: '3.0', featured: true }),
  listing({ id: 4, name: 'Éland', rating: 5, reviewCount: 9 }),
  listing({ id: 5, name: 'Dog', featured: true }),
  listing({ id: 6, name: 'Bee', rating: 4.5, reviewCount: 10 }),
];

test.each([
  ['relevance', [5, 3, 4, 2, 1, 6]],
  ['rating', [4, 2, 1, 6, 5, 3]],
  ['reviews', [2, 1, 6, 4, 3, 5]],
  ['name', [2, 1, 6, 3, 5, 4]],
] as const)('SEARCH-24 SEARCH-25 CONST-10 D-13 order by %s, ties by name and id', async (sortBy, ids) => {
  expect(await idsOf(ordered, { sortBy })).toEqual(ids);
});

test('SEARCH-24 relevance is the default order', async () => {
  expect(await idsOf(ordered, {})).toEqual(await idsOf(ordered, { sortBy: 'relevance' }));
});

test('D-7 a page of the results, with the total of all', async () => {
  const { results, total } = (await indexOf(ordered))({ offset: 2, limit: 3 });
  expect(results.map(({ id }) => id)).toEqual([4, 2, 1]);
  expect(total).toBe(6);
});
