import type { Listing, SearchQuery, Suggestion } from '@guide/contracts/api/schemas';
import { createPlainSearch } from '@guide/contracts/place';
import { byHand, generateQueries, seeded } from '@guide/contracts/testing';
import {
  expectInvalid,
  listing,
  london,
  londonFile,
  londonListings,
  packWith,
  startService,
} from '@guide/service-kit/testing';
import { afterAll, expect, test } from '@jest/globals';
import { service } from '../../../src/app';
import { calendarOf } from '../../../src/calendar';
import { discoverWith } from '../../support';

const SEED = Number(process.env.SEED ?? 20261122);
const listings = await londonListings();
const synonyms = await londonFile('synonyms.json');
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

const byText = (query: SearchQuery) => createPlainSearch(listings).search(query).results;

/** The service over the same listings as it was before: without synonyms and facts. */
const bareListings = listings.map(({ facts: _, ...one }): Listing => one);
const bare = await service.buildApp({
  mongoUrl: 'mongodb://127.0.0.1:1/',
  packFolder: await packWith({ 'synonyms.json': [] }),
  fetchDiscover: discoverWith(bareListings).fetch,
});
afterAll(() => bare.close());

test('D-8 SEARCH-22 what the search finds of 1,000 labelled texts is byte for byte what it finds without the new parts', async () => {
  const made = generateQueries(seeded(SEED), listings, synonyms, 1000 - byHand.length);
  const texts = [...byHand, ...made].map(({ text }) => text);
  expect(texts).toHaveLength(1000);
  const bytesOf = (all: readonly Listing[]) => new Map(all.map((one) => [one.id, JSON.stringify(one)]));
  const [own, before] = [bytesOf(listings), bytesOf(bareListings)];
  const list = (ids: number[], bytes: Map<number, string>) => `[${ids.map((id) => bytes.get(id)).join()}]`;
  let withResults = 0;
  for (const text of texts) {
    const path = `/api/search?query=${encodeURIComponent(text)}`;
    const [now, then] = [await app.inject(path), await bare.inject(path)];
    const ids = byText({ query: text }).map(({ id }) => id);
    expect([text, now.payload, then.payload]).toEqual([text, list(ids, own), list(ids, before)]);
    expect(now.headers['x-total-count']).toBe(String(ids.length));
    if (ids.length > 0) withResults += 1;
  }
  expect(withResults).toBeGreaterThan(200);
}, 60_000);

test('D-37 a device without a connection suggests what the service does', async () => {
  const plain = createPlainSearch(listings, synonyms);
  const site = await londonFile('site.json');
  const made = generateQueries(seeded(SEED + 2), listings, synonyms, 200);
  // What is open may change between the two.
  const lasts = (one: Suggestion) => one.type === 'place' || !one.query.chips?.startsWith('open');
  for (const { text } of made) {
    const moment = { now: Date.now(), calendar: calendarOf(site) };
    expect([text, (await suggest(text)).filter(lasts)]).toEqual([
      text,
      plain.suggest(text, moment).filter(lasts),
    ]);
  }
}, 60_000);

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
