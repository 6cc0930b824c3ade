import type { Listing, Start, Suggestion } from '@guide/contracts/api/schemas';
import { metresTo, minutesOnFoot } from '@guide/contracts/place';
import { expectInvalid, londonFile, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { discoverWith } from './support';

const discover = discoverWith(await londonFile('listings.json'));
const { app } = await startService(service, { fetchDiscover: discover.fetch });

const search = async (query: string) => {
  const response = await app.inject(`/api/search${query}`);
  expect(response.statusCode).toBe(200);
  return { results: response.json() as Listing[], total: Number(response.headers['x-total-count']) };
};

test('API-10 SEARCH-21 one request combines text, filters and sort; X-Total-Count has the total', async () => {
  const { results, total } = await search('?query=tower');
  expect(results.map(({ name }) => name)).toContain('Tower of London');
  expect(total).toBe(results.length);

  const cheap = await search('?category=pub&sortBy=name&limit=2');
  expect(cheap.results).toHaveLength(2);
  expect(cheap.total).toBeGreaterThan(2);
  expect(cheap.results.map(({ category }) => category)).toEqual(['pub', 'pub']);
});

test('D-7 without parameters all listings are returned unchanged', async () => {
  const { results, total } = await search('');
  const byId = (a: Listing, b: Listing) => a.id - b.id;
  expect(results.sort(byId)).toEqual((await londonFile('listings.json')).sort(byId));
  expect(total).toBe(results.length);
});

test('SEARCH-23 CONST-09 every option of the filter panel is accepted', async () => {
  for (const rating of ['all', '4.5', '4.0', '3.5']) await search(`?rating=${rating}`);
  for (const price of ['all', 'Free', '£', '££', '£££']) {
    await search(`?priceRange=${encodeURIComponent(price)}`);
  }
  const { results } = await search('?rating=4.5');
  const listings = await londonFile('listings.json');
  const expected = listings.filter(({ rating }) => Number(rating ?? 4) >= 4.5).map(({ id }) => id);
  expect(expected).not.toEqual([]);
  expect(results.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
});

test('SEARCH-26 the distinct areas in alphabetical order, with counts', async () => {
  const response = await app.inject('/api/search/facets');
  expect(response.statusCode).toBe(200);
  const { areas } = response.json() as { areas: { name: string; count: number }[] };
  const listings = await londonFile('listings.json');
  const names = [...new Set(listings.map(({ area }) => area))].sort((a, b) => a.localeCompare(b, 'en'));
  expect(areas.map(({ name }) => name)).toEqual(names);
  expect(areas.reduce((sum, { count }) => sum + count, 0)).toBe(listings.length);
});

test.each([
  ['?category=museum', 'category'],
  ['?priceRange=cheap', 'priceRange'],
  ['?rating=best', 'rating'],
  ['?rating=6', 'rating'],
  ['?rating=1e0', 'rating'],
  ['?sortBy=price', 'sortBy'],
  ['?limit=0', 'limit'],
  ['?limit=501', 'limit'],
  ['?limit=2.5', 'limit'],
  ['?offset=-1', 'offset'],
  [`?query=${'a'.repeat(501)}`, 'query'],
  ['?text=tower', 'text'],
])('API-10 the query %s is refused with the field', async (query, field) => {
  expectInvalid(await app.inject(`/api/search${query}`), field);
});

test('API-10 special characters in the search text are plain text', async () => {
  for (const text of ['.*', '(', '[a-z]+', '<script>', '%00', '%F0%9F%8D%BA', "' OR 1=1"]) {
    await search(`?query=${text.startsWith('%') ? text : encodeURIComponent(text)}`);
  }
});

test.each(['museum', 'cheap eats', 'westminster pub', 'soho pub', 'parks', 'curry', 'west'])(
  'suggestions for %j find the announced number of results, all of one category',
  async (text) => {
    const response = await app.inject(`/api/search/suggestions?query=${encodeURIComponent(text)}`);
    const kinds = (response.json() as Suggestion[]).filter((suggestion) => suggestion.type === 'search');
    expect(kinds).not.toEqual([]);
    for (const { label, query, count } of kinds) {
      const { total, results } = await search(
        `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`,
      );
      const categories = new Set(results.map(({ category }) => category));
      expect([label, total]).toEqual([label, count]);
      if (query.query) expect([label, categories.size]).toEqual([label, 1]);
    }
  },
);

test.each(['?query=', '', `?query=${'a'.repeat(201)}`, '?query=a&limit=3'])(
  'VAL-02 suggestions for %j are refused with the field',
  async (query) => {
    const response = await app.inject(`/api/search/suggestions${query}`);
    expectInvalid(response, query.includes('limit') ? 'limit' : 'query');
  },
);

test('D-86 starting points are found by id and text, also by postcode and coordinates', async () => {
  const starts = async (query: string) =>
    (await app.inject(`/api/search/starts?query=${encodeURIComponent(query)}`)).json() as Start[];
  for (const text of ['russell-square', 'Russell Sq', 'russel square'])
    expect((await starts(text))[0]).toMatchObject({ id: 'russell-square', name: 'Russell Square' });
  expect((await starts('WC1B 5BE'))[0]).toMatchObject({ id: 'wc1b', kind: 'postcode' });
  expect((await starts('greenwich-area'))[0]).toMatchObject({ name: 'Greenwich', kind: 'area' });
  expect((await starts('4'))[0]).toMatchObject({ name: 'British Museum', kind: 'place' });
  expect((await starts('51.5,-0.12'))[0]).toMatchObject({ lat: 51.5, lng: -0.12 });
  expect(await starts('xyzzy')).toEqual([]);
});

test('D-86 a search from a starting point has its nearest places, in another order if asked', async () => {
  const [start] = (await app.inject('/api/search/starts?query=russell-square')).json() as Start[];
  const near = await search('?from=russell-square&within=10');
  const minutes = near.results.map((listing) => minutesOnFoot(metresTo(start!, listing)));
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(near.total).toBeGreaterThanOrEqual(6);
  expect(Math.max(...minutes)).toBeLessThanOrEqual(10);
  const byName = await search('?from=russell-square&within=10&sortBy=name');
  expect(byName.total).toBe(near.total);
  const names = byName.results.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect((await search('?from=xyzzy')).results).toEqual((await search('')).results);
});
