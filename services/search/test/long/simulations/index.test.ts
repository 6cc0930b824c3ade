import { createPlainSearch } from '@guide/contracts/place';
import { expect, test } from '@jest/globals';
import { generateListings, generateQuery, indexOf, randomFrom } from '../../support';

test('SEARCH-22 SEARCH-27 D-13 2,000 generated queries over 5,000 listings: members and order of a plain scan', async () => {
  const listings = generateListings(5000);
  const search = await indexOf(listings);
  const { search: scan } = createPlainSearch(listings);
  const random = randomFrom(7);
  let withResults = 0;
  for (let n = 0; n < 2000; n++) {
    const query = generateQuery(random, listings);
    const [found, expected] = [search(query), scan(query)];
    const same =
      found.total === expected.total &&
      found.results.length === expected.results.length &&
      found.results.every(({ id }, at) => id === expected.results[at]!.id);
    if (!same) expect({ query, ...found }).toEqual({ query, ...expected });
    if (expected.total > 0) withResults++;
  }
  expect(withResults).toBeGreaterThan(1000);
}, 60_000);

test.each([0, 1, 31, 32, 33, 64, 65])('an index of %i listings answers as a plain scan', async (count) => {
  const listings = generateListings(count, 3);
  const search = await indexOf(listings);
  const { search: scan } = createPlainSearch(listings);
  for (const query of [{}, { query: 'e' }, { query: 'the' }, { query: 'museum' }, { rating: 4 }]) {
    for (const sortBy of ['relevance', 'name'] as const) {
      expect(search({ ...query, sortBy })).toEqual(scan({ ...query, sortBy }));
    }
  }
});

test('more letters than have a code of their own are still told apart', async () => {
  const letters = Array.from({ length: 200 }, (_none, at) => String.fromCharCode(0x4e00 + at));
  const [template] = generateListings(1);
  const listings = letters.map((letter, at) => ({
    ...template!,
    id: at + 1,
    name: `${letter}${letters.at(at - 1)}x`,
  }));
  const search = await indexOf(listings);
  for (const [at, letter] of letters.entries()) {
    const { results } = search({ query: letter, sortBy: 'name' });
    expect(results.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      [at + 1, ((at + 1) % letters.length) + 1].sort((a, b) => a - b),
    );
    expect(search({ query: `${letter}${letters.at(at - 1)}X` }).total).toBe(1);
  }
});

test('an index is built beside other work', async () => {
  const listings = generateListings(5000);
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await indexOf(listings);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
}, 30_000);
