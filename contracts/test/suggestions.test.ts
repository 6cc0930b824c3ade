import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Listing, SearchQuery, Suggestion, Synonym } from '../api/schemas';
import { CHIPS, suggestionPath } from '../place';
import { createSearch, createSuggestions, type Suggestible } from '../search';
import { clockChanges, paths } from '../site';
import { byHand, generateQueries, type Labelled, type Sort, seeded } from '../testing';

const place = (id: number, name: string, more: Partial<Suggestible> = {}): Suggestible => ({
  id,
  name,
  category: 'attraction',
  subcategory: 'Sight',
  area: 'Centre',
  shortDescription: 'Worth a visit.',
  imageUrl: '/images/sight.svg',
  ...more,
});

/** Suggestions over places of these names, in this order; every kind finds one listing. */
function over(listings: readonly Suggestible[], synonyms: Synonym[] = []) {
  const suggestions = createSuggestions(listings, synonyms);
  const suggest = (text: string, count: (query: SearchQuery) => number = () => 1, most?: number) =>
    suggestions(text, count, most);
  return {
    suggest,
    places: (text: string) => suggest(text).flatMap((one) => (one.type === 'place' ? [one.name] : [])),
    kinds: (text: string) =>
      suggest(text).flatMap((one) => (one.type === 'search' ? [{ label: one.label, query: one.query }] : [])),
  };
}
const named = (...names: string[]) => over(names.map((name, index) => place(index + 1, name)));

const ABBEY = 'Westminster Abbey';
const BIG_BEN = 'Big Ben and the Houses of Parliament';
const guide = named(ABBEY, BIG_BEN, "St. Paul's Cathedral", 'Kew Gardens', 'Café Zürich', 'Fish & Chips');

test.each<[why: string, text: string, found: string[]]>([
  ['as it is written', 'westminster abbey', [ABBEY]],
  ['one error', 'westmnster abbey', [ABBEY]],
  ['an error in each of two words', 'wesminster abby', [ABBEY]],
  ['three errors are another name', 'wesminstr abby', []],
  ['two letters swapped are one error', 'abeby', [ABBEY]],
  ['two errors in five letters are another word', 'abxxy', []],
  ['words in another order', 'abbey westminster', [ABBEY]],
  ['without spaces', 'westminsterabbey', [ABBEY]],
  ['with others', 'west minster abbey', [ABBEY]],
  ['the beginning of a name without spaces', 'bigben', [BIG_BEN]],
  ['words that are left out', 'parliament', [BIG_BEN]],
  ['the beginning of the last word', 'kew gar', ['Kew Gardens']],
  ['two letters are the beginning of too much', 'ke', []],
  ['the beginning of another word', 'west abbey', []],
  ['one word more than the name has', 'westminster abbey tickets', [ABBEY]],
  ['two more', 'westminster abbey cheap tickets', []],
  ['one more than a single word', 'abbey tickets', []],
  ['small words do not count', 'the abbey of westminster', [ABBEY]],
  ['marks and apostrophes do not count', 'st pauls', ["St. Paul's Cathedral"]],
  ['accents do not count', 'cafe zurich', ['Café Zürich']],
  ['"&" is "and"', 'fish and chips', ['Fish & Chips']],
])('%s: %j finds %j', (_, text, found) => {
  expect(guide.places(text)).toEqual(found);
});

test.each([
  ['Portrait Gallery', 'portrait galleries'],
  ['Pony Club', 'ponies'],
  ['Round Church', 'round churches'],
  ['Fox Box', 'foxes boxes'],
  ['Canal Boats', 'canal boat'],
])('the plural counts as its word: %j is found by %j', (name, text) => {
  expect(named(name).places(text)).toEqual([name]);
});

test('a text of three letters may have lost one, and is no other word of three', () => {
  expect(named('Lab Inn', 'Lamb Inn').places('lmb')).toEqual(['Lamb Inn']);
});

test.each<[why: string, text: string, names: string[], order: string[]]>([
  [
    'words of the name that are left out',
    'abbey road',
    ['Abbey Road Studios', 'Abbey Road'],
    ['Abbey Road', 'Abbey Road Studios'],
  ],
  [
    'an error weighs more than words left out',
    'abbey road',
    ['Abbay Road', 'Abbey Road Old Studios Lane'],
    ['Abbey Road Old Studios Lane', 'Abbay Road'],
  ],
  [
    'and more than a word that the name does not have',
    'abbey road tickets',
    ['Abbey Road Tacket', 'Abbey Road'],
    ['Abbey Road', 'Abbey Road Tacket'],
  ],
  [
    'what stands in brackets need not be typed',
    'history museum',
    ['History Museum Shop', 'History Museum (South Kensington)'],
    ['History Museum (South Kensington)', 'History Museum Shop'],
  ],
  [
    'also right behind the name',
    'history museum',
    ['History Museum Shop', 'History Museum(South Kensington)'],
    ['History Museum(South Kensington)', 'History Museum Shop'],
  ],
  [
    'a name that begins with what was typed',
    'tow',
    ['Brown Tower', 'Old Town', 'Tower Bridge Over Water'],
    ['Tower Bridge Over Water', 'Brown Tower', 'Old Town'],
  ],
  [
    'equally close ones in the order of the listings',
    'museum',
    ['Toy Museum', 'War Museum', 'Art Museum'],
    ['Toy Museum', 'War Museum', 'Art Museum'],
  ],
])('the closest first, %s', (_, text, names, order) => {
  expect(named(...names).places(text)).toEqual(order);
});

test('of a long text the first eight words count, and one of more than 60 characters is no name', () => {
  const long = named('One Two Three Four Five Six Seven');
  expect(long.places('one two three four five six seven xyzzy plugh')).toHaveLength(1);
  expect(guide.places(ABBEY.padEnd(60))).toEqual([ABBEY]);
  expect(guide.places(ABBEY.padEnd(61))).toEqual([]);
});

test('five at most, or as many as are asked for; a kind that finds nothing takes no place', () => {
  const museums = over(
    Array.from({ length: 7 }, (_, index) => place(index + 1, `Museum ${index}`, { subcategory: 'Museum' })),
  );
  expect(museums.suggest('museum', () => 0).map(({ type }) => type)).toEqual(Array(5).fill('place'));
  expect(museums.suggest('museum', () => 3, 1)).toEqual([
    { type: 'search', label: 'Museum', query: { query: 'Museum', category: 'attraction' }, count: 3 },
  ]);
});

test('a place is told with what it is and where, a pub with the number of its page', () => {
  const { suggest } = over([
    place(7, 'Tower Bridge', { subcategory: 'Bridge', area: 'Tower Hill' }),
    place(8, 'The Lamb', { category: 'pub', subcategory: 'Historic Pub', area: 'Bloomsbury', pubId: 3 }),
  ]);
  expect(suggest('tower bridge')[0]).toEqual({
    type: 'place',
    id: 7,
    name: 'Tower Bridge',
    subcategory: 'Bridge',
    shortDescription: 'Worth a visit.',
    imageUrl: '/images/sight.svg',
    area: 'Tower Hill',
  });
  expect(suggest('lamb')[0]).toEqual({
    type: 'place',
    id: 8,
    name: 'The Lamb',
    subcategory: 'Historic Pub',
    shortDescription: 'Worth a visit.',
    imageUrl: '/images/sight.svg',
    area: 'Bloomsbury',
    pubId: 3,
  });
});

test('a place that is told apart by its area is offered with it', () => {
  const { suggest } = over([
    place(1, 'Corner Museum', { area: 'North' }),
    place(2, 'Corner Museum', { area: 'South' }),
  ]);
  expect(suggest('cornr museum').flatMap((one) => (one.type === 'place' ? [one.area] : []))).toEqual([
    'North',
    'South',
  ]);
});

test.each([
  ['soho', { label: 'Soho', query: { area: 'Soho' } }],
  ['brasserie', { label: 'Brasserie', query: { query: 'Brasserie', category: 'restaurant' } }],
  ['open now', { label: 'Open now', query: { chips: 'openNow' } }],
  ['when it rains', { label: 'When it rains', query: { chips: 'rain' } }],
  ['attraction', { label: 'Attractions', query: { category: 'attraction' } }],
  ['restaurants', { label: 'Restaurants', query: { category: 'restaurant' } }],
  ['pub', { label: 'Pubs & Bars', query: { category: 'pub' } }],
])('%j means a kind', (text, kind) => {
  const listings = [place(1, 'Quo', { category: 'restaurant', subcategory: 'Brasserie', area: 'Soho' })];
  expect(over(listings).kinds(text)).toEqual([kind]);
});

test('the subcategories of pubs are no kinds: all of them are pubs', () => {
  const listings = [place(1, 'The Lamb', { category: 'pub', subcategory: 'Tavern' })];
  expect(over(listings).kinds('tavern')).toEqual([]);
});

test('other words mean what the pack says, and what they search is written as the listings write it', () => {
  const { places, kinds } = over(
    [place(1, 'Hall of Arms', { subcategory: 'Museum', area: 'Old Town' }), place(2, '30 Axe Street')],
    [
      { words: ['gherkin', 'glass egg'], listing: 2 },
      { words: ['exhibits'], subcategory: 'museum' },
      { words: ['citadel'], area: 'Old Town' },
      { words: ['lavatory'], text: 'toilet' },
      { words: ['gratis'], chip: 'free' },
      { words: ['taproom'], category: 'pub' },
    ],
  );
  expect([places('gherkin'), places('glass egg')]).toEqual([['30 Axe Street'], ['30 Axe Street']]);
  expect(kinds('exhibits')).toEqual([
    { label: 'Museum', query: { query: 'Museum', category: 'attraction' } },
  ]);
  expect(kinds('museum')).toEqual(kinds('exhibits'));
  expect(kinds('citadel')).toEqual([{ label: 'Old Town', query: { area: 'Old Town' } }]);
  expect(kinds('lavatory')).toEqual([{ label: 'toilet', query: { query: 'toilet' } }]);
  expect(kinds('gratis')).toEqual([{ label: 'Free', query: { chips: 'free' } }]);
  expect(kinds('taproom')).toEqual([{ label: 'Pubs & Bars', query: { category: 'pub' } }]);
});

test.each<[text: string, kinds: object[]]>([
  [
    'soho pub',
    [
      { label: 'Pubs & Bars in Soho', query: { category: 'pub', area: 'Soho' } },
      { label: 'Soho', query: { area: 'Soho' } },
      { label: 'Pubs & Bars', query: { category: 'pub' } },
    ],
  ],
  [
    'free brasseries',
    [
      { label: 'Free, Brasserie', query: { chips: 'free', query: 'Brasserie', category: 'restaurant' } },
      { label: 'Free', query: { chips: 'free' } },
      { label: 'Brasserie', query: { query: 'Brasserie', category: 'restaurant' } },
    ],
  ],
  [
    'brasserie pub',
    [
      { label: 'Brasserie', query: { query: 'Brasserie', category: 'restaurant' } },
      { label: 'Pubs & Bars', query: { category: 'pub' } },
    ],
  ],
  ['soho xyzzy', []],
])('two kinds in one text, %j, are suggested together and each by itself', (text, found) => {
  const listings = [place(1, 'Quo', { category: 'restaurant', subcategory: 'Brasserie', area: 'Soho' })];
  expect(over(listings).kinds(text)).toEqual(found);
});

test('a suggestion leads to the page of its place, or to the search that finds its kind', () => {
  const to = paths('london');
  const shown = { type: 'place' as const, ...place(7, 'Bridge') };
  expect(suggestionPath(to, shown)).toBe('/attraction/7');
  expect(suggestionPath(to, { ...shown, pubId: 3 })).toBe('/pub/3');
  expect(
    suggestionPath(to, { type: 'search', label: 'Pubs', query: { category: 'pub', area: 'Soho' }, count: 1 }),
  ).toBe('/search?category=pub&area=Soho');
});

const read = (city: string, file: string) => {
  const url = new URL(`../../cities/${city}/${file}`, import.meta.url);
  return existsSync(url) ? JSON.parse(readFileSync(url, 'utf8')) : null;
};

function guideOf(city: string) {
  const facts = read(city, 'facts.json') ?? {};
  const listings: Listing[] = read(city, 'listings.json').map((one: Listing) => ({
    ...one,
    facts: facts[one.id],
  }));
  const synonyms: Synonym[] = read(city, 'synonyms.json');
  const { suggest } = createSearch(listings, synonyms);
  const now = Date.UTC(2026, 10, 20, 19);
  const calendar = { clockChanges: clockChanges('Europe/London', now, now), bankHolidays: [] };
  return { listings, synonyms, suggest: (text: string) => suggest(text, { now, calendar }) };
}

const meant = (suggestion: Suggestion) => (suggestion.type === 'place' ? suggestion.id : suggestion.label);

/** The share of queries whose wanted place or kind is among the first five, by their sort. */
function recall({ suggest }: ReturnType<typeof guideOf>, queries: readonly Labelled[]) {
  const found = new Map<Sort, { right: number; all: number; missed: string[] }>();
  for (const { text, wanted, sort } of queries) {
    const group = found.get(sort) ?? { right: 0, all: 0, missed: [] };
    found.set(sort, group);
    group.all++;
    if (suggest(text).map(meant).includes(wanted)) group.right++;
    else group.missed.push(`${text} (${wanted})`);
  }
  return found;
}

/** What visitors mistype once or write another way is found nearly always; two errors and other words mostly. */
const GROUPS: { sorts: Sort[]; least: number }[] = [
  { sorts: ['exact', 'one error', 'marks', 'two words', 'order'], least: 0.98 },
  { sorts: ['two errors', 'synonym', 'plural'], least: 0.9 },
];

function expectRecall(guide: ReturnType<typeof guideOf>, asked: readonly Labelled[]) {
  const found = recall(guide, asked);
  for (const { sorts, least } of GROUPS) {
    const groups = sorts.map((sort) => found.get(sort)!);
    const right = groups.reduce((sum, group) => sum + group.right, 0);
    const all = groups.reduce((sum, group) => sum + group.all, 0);
    const missed = right / all < least ? groups.flatMap((group) => group.missed) : [];
    expect([sorts, missed]).toEqual([sorts, []]);
  }
}

const SEED = 20261122;
const london = guideOf('london');
/** A quick choice that suits no listing of the pack is never suggested: what means it has nothing to find. */
const canBeFound = ({ suggest }: ReturnType<typeof guideOf>, asked: readonly Labelled[]) => {
  const labels = new Set(CHIPS.flatMap(({ label }) => suggest(label).map(meant)));
  return asked.filter(({ wanted }) => !CHIPS.some(({ label }) => label === wanted) || labels.has(wanted));
};
/** With what is written by hand a thousand; of the generated ones, a fifth has a seed of its own. */
const KEPT_APART_COUNT = 200;
const known = canBeFound(london, [
  ...byHand,
  ...generateQueries(seeded(SEED), london.listings, london.synonyms, 1000 - KEPT_APART_COUNT - byHand.length),
]);
const keptApart = canBeFound(
  london,
  generateQueries(seeded(SEED + 1), london.listings, london.synonyms, KEPT_APART_COUNT),
);

test.each([
  ['the queries that the suggestions were written with', known],
  ['the fifth that was kept apart', keptApart],
] as const)('%s: the wanted place or kind is among the first five', (_, asked) => {
  expectRecall(london, asked);
});

test('the second city has the same help', () => {
  const city = guideOf('brambleford');
  const asked = generateQueries(seeded(SEED), city.listings, city.synonyms, 400);
  expectRecall(city, canBeFound(city, asked));
});

test.each([
  'xyzzy',
  'qqqq',
  '',
  '   ',
  '.*',
  'a'.repeat(500),
  '\u0000',
  'zürich flughafen',
  '🍺',
  'constructor',
])('nothing is suggested for %j', (text) => {
  expect(london.suggest(text)).toEqual([]);
});

test('a kind says how many the search behind it finds, and one that finds nothing is not suggested', () => {
  const suggest = createSuggestions([], [{ words: ['kids'], chip: 'children', category: 'pub' }]);
  const counted: unknown[] = [];
  const count = (query: SearchQuery) => {
    counted.push(query);
    return query.chips ? 0 : 7;
  };
  expect(suggest('kids', count)).toEqual([
    { type: 'search', label: 'Pubs & Bars', query: { category: 'pub' }, count: 7 },
  ]);
  expect(counted).toEqual([{ chips: 'children' }, { category: 'pub' }]);
});
