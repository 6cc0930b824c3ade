import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Listing, SearchQuery } from '../api/schemas';
import { foldForSearch, indexOfSearched, metresTo, minutesOnFoot, normalizeForSearch } from '../place';
import { createSearch } from '../search';
import { clockChanges } from '../site';
import { generateQueries, handWrittenQueries, seeded } from '../testing';

const listing = (own: Partial<Listing>): Listing => ({
  id: 1,
  name: `Place ${own.id ?? 1}`,
  category: 'attraction',
  subcategory: 'Sight',
  area: 'Centre',
  priceRange: 'Free',
  shortDescription: 'Short',
  description: 'Long',
  imageUrl: '/images/place.svg',
  tags: [],
  featured: false,
  ...own,
});
const idsOf = (listings: Listing[], query: SearchQuery): number[] =>
  createSearch(listings)
    .search(query)
    .results.map(({ id }) => id);

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
  ['soho', [2]],
  ['historical', [1]],
  ['old inn', [3]],
  ['(1677)', [3]],
  ['STRASSEN', [4]],
  ['  crown  ', [3]],
  ['.*', []],
  ['crown soho', []],
  ['n old inn (1', [3]],
  ['old  inn', [3]],
  // Without its accent, this character is a space.
  ['\u00a8', [1, 2, 3, 4]],
  ['a'.repeat(500), []],
])('SEARCH-22 Find %j as a substring of name, description, area or subcategory', (text, ids) => {
  expect(idsOf(places, { query: text, sortBy: 'name' }).sort()).toEqual(ids);
});

const names = [
  "St. Paul's Cathedral",
  'Marks & Spencer',
  'Café Łódź',
  'Cafe Smørrebrød',
  'Straße 3.5',
  'Mæsh of Curriculum vitae',
  'Œuvre',
];
test.each<[why: string, text: string, found: number[]]>([
  ['apostrophes do not count', 'st pauls', [0]],
  ['nor those of abbreviations', 'S.t. Pauls.', [0]],
  ['apostrophes and full stops alone are no search text', " .'’... ", [0, 1, 2, 3, 4, 5, 6]],
  ['another punctuation mark matches itself only', 'st-pauls', []],
  ['nor do other keys for them', 'St Paul`s ', [0]],
  ['nor do dots and several spaces', '  st.  paul´s', [0]],
  ['but a decimal point does', '35', []],
  ['a decimal point', '3.5', [4]],
  ['"&" is "and"', 'marks and spencer', [1]],
  ['and the other way', 'marks&spencer', [1]],
  ['a plain letter matches any accent', 'cafe', [2, 3]],
  ['a plain letter matches any accent, also ł and ó', 'lodz', [2]],
  ['a plain letter matches ø', 'smorrebrod', [3]],
  ['plain letters match ß', 'strasse', [4]],
  ['plain letters match æ and themselves', 'ae', [5]],
  ['plain letters match œ', 'oeuvre', [6]],
  ['a typed accent matches only itself', 'é', [2]],
  ['in any case and form', 'CAFE\u0301', [2]],
  ['another accent is another letter', 'cafè', []],
  ['the other letters of the text stay plain', 'café lodz', [2]],
  ['one accent of two', 'cafe łodz', [2]],
  ['a wrong one of two', 'cafe łòdz', []],
  ['ø matches only itself', 'ø', [3]],
  ['ł matches only itself', 'Ł', [2]],
  ['ß matches only itself', 'ß', [4]],
  ['æ matches only itself', 'Æ', [5]],
  ['œ matches only itself', 'Œ', [6]],
])('SEARCH-22 D-78 D-94 %s: %j', (_, text, found) => {
  const listings = names.map((name, id) => listing({ id, name, description: '-' }));
  expect(idsOf(listings, { query: text, sortBy: 'name' }).sort()).toEqual(found);
});

test('D-78 Normalise texts equally with and without accents', () => {
  const random = seeded(20261126);
  for (let round = 0; round < 2000; round++) {
    const text = Array.from({ length: 12 }, () =>
      random.of([..."aB3 .'&`-éÆßẞØﬁ´ı\u0301\u00a0\u00a8😀"]),
    ).join('');
    expect([text, normalizeForSearch(text)]).toEqual([text, foldForSearch(text).text]);
  }
});

test('D-8 Do not search tags and short descriptions', () => {
  expect(idsOf(places, { query: 'dome' })).toEqual([]);
  expect(idsOf(places, { query: 'trams' })).toEqual([]);
});

test('D-7 Accept q for query, and prefer query', () => {
  expect(idsOf(places, { q: 'crown' })).toEqual([3]);
  expect(idsOf(places, { q: 'crown', query: 'soho' })).toEqual([2]);
});

test('D-7 Find every listing without a query', () => {
  expect(idsOf(places, {}).sort()).toEqual([1, 2, 3, 4]);
  expect(
    idsOf(places, { query: '   ', category: 'all', area: 'all', priceRange: 'all', rating: 'all' }),
  ).toHaveLength(4);
});

test('SEARCH-23 SEARCH-27 Combine exact filters with the text', () => {
  expect(idsOf(places, { category: 'pub' })).toEqual([3]);
  expect(idsOf(places, { area: 'Soho' })).toEqual([2]);
  expect(idsOf(places, { area: 'soho' })).toEqual([]);
  expect(idsOf(places, { priceRange: '££' })).toEqual([2]);
  expect(idsOf(places, { priceRange: '£' })).toEqual([]);
  expect(idsOf(places, { category: 'pub', query: 'soho' })).toEqual([]);
});

test('VAL-03 D-12 Filter by a numeric minimum rating, with 4.0 for missing ratings', () => {
  const rated = [
    listing({ id: 1, rating: '4.6' }),
    listing({ id: 2, rating: 4.5 }),
    listing({ id: 3, rating: '4.4' }),
    listing({ id: 4 }),
    listing({ id: 5, rating: 3.9 }),
  ];
  expect(idsOf(rated, { rating: 4.5 })).toEqual([1, 2]);
  expect(idsOf(rated, { rating: 4 })).toEqual([1, 2, 3, 4]);
  expect(idsOf(rated, { rating: 'all' })).toHaveLength(5);
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
] as const)('SEARCH-24 SEARCH-25 CONST-10 D-13 Order by %s, then by name and id', (sortBy, ids) => {
  // Whatever the order in which the listings arrive.
  for (const listings of [ordered, ordered.toReversed()]) expect(idsOf(listings, { sortBy })).toEqual(ids);
});

test('D-86 Limit a walk to its minutes inclusively, and order equal distances by relevance', () => {
  const at = { lat: 51.5, lng: -0.1 };
  const far = { lat: 51.51, lng: -0.1 };
  const listings = [
    listing({ id: 1, ...far }),
    listing({ id: 2, ...at, rating: 3 }),
    listing({ id: 3, ...at, rating: 5 }),
    listing({ id: 4, ...at, featured: true, rating: 3 }),
  ];
  const start = { id: 'here', name: 'Here', kind: 'square' as const, ...at };
  const ids = (within?: number) =>
    createSearch(listings, { starts: [start] })
      .search(within === undefined ? { from: 'here' } : { from: 'here', within })
      .results.map(({ id }) => id);
  const minutes = minutesOnFoot(metresTo(at, far));
  expect(ids()).toEqual([4, 3, 2, 1]);
  expect(ids(minutes)).toEqual([4, 3, 2, 1]);
  expect(ids(minutes - 1)).toEqual([4, 3, 2]);
});

test('SEARCH-24 Order by relevance by default', () => {
  expect(idsOf(ordered, {})).toEqual(idsOf(ordered, { sortBy: 'relevance' }));
});

test('D-7 Return a page of results with the total', () => {
  const { results, total } = createSearch(ordered).search({ offset: 2, limit: 3 });
  expect(results.map(({ id }) => id)).toEqual([4, 2, 1]);
  expect(total).toBe(6);
});

test('SEARCH-26 List areas in alphabetical order, with counts', () => {
  const areas = ['Soho', 'Élysée', 'City', 'Soho'].map((area, index) => listing({ id: index + 1, area }));
  expect(createSearch(areas).areas).toEqual([
    { name: 'City', count: 1 },
    { name: 'Élysée', count: 1 },
    { name: 'Soho', count: 2 },
  ]);
});

test('D-8 SEARCH-22 SEARCH-27 Find for 1,000 labelled texts what a full scan finds', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../cities/london/${file}`, import.meta.url), 'utf8'));
  const listings: Listing[] = read('listings.json');
  const generated = generateQueries(
    seeded(7),
    listings,
    read('synonyms.json'),
    1000 - handWrittenQueries.length,
  );
  const texts = [...handWrittenQueries, ...generated].map(({ text }) => text);
  const { search } = createSearch(listings);
  const byId = (a: Listing, b: Listing) => a.id - b.id;
  const folded = listings.map((entry) => ({
    entry,
    fields: [entry.name, entry.description, entry.area, entry.subcategory].map(foldForSearch),
  }));
  let withResults = 0;
  for (const query of texts) {
    const wanted = foldForSearch(query);
    const found = folded
      .filter(({ fields }) => fields.some((text) => indexOfSearched(text, wanted) !== -1))
      .map(({ entry }) => entry);
    expect([query, search({ query }).results.sort(byId)]).toEqual([query, found.sort(byId)]);
    if (found.length > 0) withResults++;
  }
  expect(withResults).toBeGreaterThan(200);
});

test('D-37 D-86 Filter by open now at a given minute, and at a chosen time', () => {
  const day = ['10:00-21:00'];
  const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  const { search, chips } = createSearch([listing({ id: 1, hours }), listing({ id: 2, hours })]);
  const from = Date.UTC(2026, 0, 5);
  const calendar = { clockChanges: clockChanges('Europe/London', from, from), bankHolidays: [] };
  const totalAt = (hour: number, minute: number) =>
    search({ chips: 'openNow' }, { now: from + (hour * 60 + minute) * 60_000, calendar }).total;
  expect([totalAt(9, 59), totalAt(10, 0), totalAt(20, 59), totalAt(21, 0)]).toEqual([0, 2, 2, 0]);
  expect(chips({}, { now: from, calendar })).toMatchObject({ openNow: 0, openLate: 2 });
  const tomorrow = { chips: 'openNow', when: '2026-01-06T20:00' } as const;
  expect(search(tomorrow, { now: from, calendar }).total).toBe(2);
  expect(chips({ when: '2026-01-06T21:00' }, { now: from, calendar })).toMatchObject({ openNow: 0 });
  expect(() => search({ chips: 'openNow' })).toThrow('need a moment');
});

test('D-86 D-91 Put open places first at a chosen time, and on a public holiday unless a name was typed', () => {
  const day = ['10:00-21:00'];
  const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
  const { search } = createSearch([
    listing({ id: 1, name: 'A', hours: { ...hours, tue: [] } }),
    listing({ id: 2, name: 'B', hours }),
    listing({ id: 3, name: 'C', hours: { ...hours, holidaysAsUsual: true } }),
  ]);
  const monday = Date.UTC(2026, 0, 5, 12);
  const calendar = { clockChanges: clockChanges('Europe/London', monday, monday), bankHolidays: [] };
  const order = (query: SearchQuery, bankHolidays: string[] = []) =>
    search(query, { now: monday, calendar: { ...calendar, bankHolidays } })
      .results.map(({ id }) => id)
      .join('');
  expect(order({})).toBe('123');
  expect(order({ when: '2026-01-06' })).toBe('231');
  expect(order({ when: '2026-01-06', sortBy: 'name', query: 'a museum' })).toBe('');
  expect(order({ when: '2026-01-06', chips: 'openNow' })).toBe('23');
  expect(order({}, ['2026-01-05'])).toBe('312');
  expect(order({ query: listing({}).description }, ['2026-01-05'])).toBe('123');
});
