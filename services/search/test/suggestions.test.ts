import type { Listing, SearchQuery, Suggestion } from '@guide/contracts/api/schemas';
import { createPlainSearch } from '@guide/contracts/place';
import { expectInvalid, listing, london, londonFile, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { discoverWith } from './support';

const listings = await londonFile('listings.json');
const { app } = await startService(service, {
  fetchDiscover: discoverWith(listings).fetch,
  packFolder: london,
});
const suggest = async (text: string): Promise<Suggestion[]> => {
  const answer = await app.inject(`/api/search/suggestions?query=${encodeURIComponent(text)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test.each([
  ['wesminster abby', 'Westminster Abbey'],
  ['St Pauls', "St Paul's Cathedral"],
  ['bigben', 'Big Ben and the Houses of Parliament'],
])('what %j means is first, and the search itself finds as much as before', async (text, name) => {
  expect((await suggest(text))[0]).toMatchObject({ type: 'place', name });
});

test('a kind says how many the search finds that it leads to', async () => {
  for (const text of ['museums', 'kids', 'fish & chips', 'pubs']) {
    const kinds = (await suggest(text)).filter((one) => one.type === 'search');
    expect([text, kinds.length > 0]).toEqual([text, true]);
    for (const { query, count } of kinds) {
      const answer = await app.inject(`/api/search?${new URLSearchParams(query as Record<string, string>)}`);
      expect([text, Number(answer.headers['x-total-count'])]).toEqual([text, count]);
    }
  }
});

const byText = (query: SearchQuery) => createPlainSearch(listings)(query).results;

test('D-8 SEARCH-22 what the search finds is byte for byte what it found without suggestions', async () => {
  const texts = [
    'wesminster abby',
    'wheelchair',
    'kids',
    'museums',
    'St Pauls',
    'bigben',
    'tower',
    'museum',
    '',
  ];
  for (const text of texts) {
    await suggest(text || 'museums');
    const { payload } = await app.inject(`/api/search?query=${encodeURIComponent(text)}`);
    expect([text, payload]).toEqual([text, JSON.stringify(byText({ query: text }))]);
  }
});

test.each(['?query=', '', `?query=${'a'.repeat(201)}`, '?query=a&limit=3'])(
  'VAL-02 suggestions for %j are refused by name',
  async (query) => {
    expectInvalid(
      await app.inject(`/api/search/suggestions${query}`),
      query.includes('limit') ? 'limit' : 'query',
    );
  },
);

test('a place that is told apart by its area is offered with it', async () => {
  const two = [
    listing({ id: 1, name: 'Corner Museum', area: 'North' }),
    listing({ id: 2, name: 'Corner Museum', area: 'South' }),
  ];
  const other = await service.buildApp({
    mongoUrl: 'mongodb://127.0.0.1:1/',
    packFolder: london,
    fetchDiscover: discoverWith(two as Listing[]).fetch,
  });
  const answer = await other.inject('/api/search/suggestions?query=cornr%20museum');
  const places = answer.json<Suggestion[]>().filter((one) => one.type === 'place');
  expect(places.map(({ area }) => area)).toEqual(['North', 'South']);
  await other.close();
});
