import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Listing, SearchQuery, SuggestedSearch, Suggestion, Synonym } from '../api/schemas';
import { CHIPS, suggestionPath, suggestionText } from '../place';
import { createSearch, createSuggestions, listStarts, type Suggestible } from '../search';
import { clockChanges, paths } from '../site';
import {
  falseFriends,
  generateQueries,
  handWrittenQueries,
  type Sort,
  seeded,
  touristTexts,
  visitorTexts,
} from '../testing';

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

/** Suggestions from these places, in this order; every kind has one listing. */
function createGuide(listings: readonly Suggestible[], synonyms: Synonym[] = []) {
  const suggestions = createSuggestions(listings, { synonyms });
  const suggest = (text: string, count: (query: SearchQuery) => number = () => 1, most?: number) =>
    suggestions(text, count, undefined, most);
  return {
    suggest,
    places: (text: string) => suggest(text).flatMap((entry) => (entry.type === 'place' ? [entry.name] : [])),
    kinds: (text: string) =>
      suggest(text).flatMap((entry) =>
        entry.type === 'search' ? [{ label: entry.label, query: entry.query }] : [],
      ),
  };
}
const named = (...names: string[]) => createGuide(names.map((name, index) => place(index + 1, name)));

const ABBEY = 'Westminster Abbey';
const BIG_BEN = 'Big Ben and the Houses of Parliament';
const guide = named(ABBEY, BIG_BEN, "St. Paul's Cathedral", 'Kew Gardens', 'Café Zürich', 'Fish & Chips');

test.each<[why: string, text: string, results: string[]]>([
  ['as it is written', 'westminster abbey', [ABBEY]],
  ['one error', 'westmnster abbey', [ABBEY]],
  ['an error in each of two words', 'wesminster abby', [ABBEY]],
  ['three errors are another name', 'wesminstr abby', []],
  ['two letters swapped are one error', 'abeby westminster', [ABBEY]],
  ['a short word with an error alone is not a longer name', 'abeby', []],
  ['two errors in five letters are another word', 'abxxy westminster', []],
  ['a changed letter in four letters is another word', 'few gardens', []],
  ['another first letter is another word', 'wbbey westminster', []],
  ['words in another order', 'abbey westminster', [ABBEY]],
  ['without spaces', 'westminsterabbey', [ABBEY]],
  ['with additional spaces', 'west minster abbey', [ABBEY]],
  ['a prefix of a name without spaces', 'bigben', [BIG_BEN]],
  ['omitted words', 'parliament', [BIG_BEN]],
  ['a prefix of the last word', 'kew gar', ['Kew Gardens']],
  ['a prefix of two letters is too short', 'ke', []],
  ['a prefix of another word', 'west abbey', []],
  ['one word more than the name has', 'westminster abbey tickets', [ABBEY]],
  ['two more', 'westminster abbey green monkeys', []],
  ['one more than a single word', 'abbey monkeys', []],
  ['words that only ask', 'how to get to westminster abbey by bus', [ABBEY]],
  ['words that only ask, beside one word of the name', 'abbey opening hours', [ABBEY]],
  ['small words do not count', 'the abbey of westminster', [ABBEY]],
  ['marks and apostrophes do not count', 'st pauls', ["St. Paul's Cathedral"]],
  ['accents do not count', 'cafe zurich', ['Café Zürich']],
  ['"&" is "and"', 'fish and chips', ['Fish & Chips']],
])('Suggest places, %s: %j finds %j', (_, text, results) => {
  expect(guide.places(text)).toEqual(results);
});

test.each([
  ['Portrait Gallery', 'portrait galleries'],
  ['Pony Club', 'ponies'],
  ['Round Church', 'round churches'],
  ['Fox Box', 'foxes boxes'],
  ['Canal Boats', 'canal boat'],
])('Suggest %j for the plural or singular %j', (name, text) => {
  expect(named(name).places(text)).toEqual([name]);
});

test('Suggest for three letters names with one more letter, but no other three', () => {
  expect(named('Lab', 'Lamb').places('lmb')).toEqual(['Lamb']);
});

test.each([
  ['fewer omitted words', 'abbey road', 'Abbey Road', 'Abbey Road Studios'],
  ['an error costs more than an additional word', 'abbey road tickets', 'Abbey Road', 'Abbey Road Tacket'],
  ['text in brackets is optional', 'history museum', 'History Museum (West)', 'History Museum Shop'],
  ['text in brackets without a space', 'history museum', 'History Museum(West)', 'History Museum Shop'],
  ['a name that starts with the query', 'tow', 'Tower Bridge Over Water', 'Old Town'],
])('Suggest the closest first: %s', (_, text, closest, other) => {
  expect(named(other, closest).places(text)).toEqual([closest, other]);
});

test('Suggest ties in the order of the listings, and names with errors only if nothing else fits', () => {
  const museums = ['Toy Museum', 'War Museum', 'Art Museum'];
  expect(named(...museums).places('museum')).toEqual(museums);
  const exact = 'Abbey Road Old Studios Lane';
  expect(named('Abbay Road', exact).places('abbey road')).toEqual([exact]);
});

test('Read eight words of a query, and ignore queries over 60 characters', () => {
  const long = named('One Two Three Four Five Six Seven');
  expect(long.places('one two three four five six seven xyzzy plugh')).toHaveLength(1);
  expect(guide.places(ABBEY.padEnd(60))).toEqual([ABBEY]);
  expect(guide.places(ABBEY.padEnd(61))).toEqual([]);
});

test('Suggest at most six, or the requested number, names before kinds, without empty kinds', () => {
  const museums = createGuide(
    Array.from({ length: 7 }, (_, index) => place(index + 1, `Museum ${index}`, { subcategory: 'Museum' })),
  );
  expect(museums.suggest('museum', () => 0).map(({ type }) => type)).toEqual(Array(6).fill('place'));
  const named = ['Museum 0', 'Museum 1', 'Museum 2'];
  const kind = {
    type: 'search',
    label: 'Museum',
    query: { query: 'Museum', category: 'attraction' },
    count: 3,
  };
  expect(museums.suggest('museum', () => 3, 3)).toMatchObject(named.map((name) => ({ name })));
  expect(museums.suggest('museum', () => 3, 4)[3]).toEqual(kind);
  expect(museums.suggest('museums', () => 3, 1)).toEqual([kind]);
});

test('Describe a suggested place by kind and area, a pub also by its page', () => {
  const bridge = place(7, 'Tower Bridge', { subcategory: 'Bridge', area: 'Tower Hill' });
  const lamb = place(8, 'The Lamb', { category: 'pub', subcategory: 'Historic Pub', pubId: 3 });
  const { suggest } = createGuide([bridge, lamb]);
  for (const [text, { category, ...shown }] of [
    ['tower bridge', bridge],
    ['lamb', lamb],
  ] as const)
    expect(suggest(text)[0]).toEqual({ type: 'place', ...shown });
});

const DIETS = { vegan: 'yes', glutenFree: 'yes' } as const;
const pages = createGuide([
  place(1, 'Ravens Inn', {
    category: 'pub',
    tags: ['live music', 'garden'],
    shortDescription: 'Hospital yard.',
  }),
  place(2, 'Old Bank', {
    category: 'restaurant',
    facts: { cuisine: ['Swiss', 'Middle Eastern'], diet: DIETS, pramFriendly: 'yes' },
  }),
  place(3, 'Toy Museum', {
    subcategory: 'Museum',
    facts: { toilets: 'yes', admission: { free: true } },
    additionalInfo: { highlights: ['Model trains'] },
  }),
  place(4, 'Wax Museum', { facts: { toilets: 'yes', accessibleToilet: 'yes', admission: { adult: 9 } } }),
]);
test.each<[why: string, text: string, found: [name: string, reason?: string][]]>([
  ['a tag', 'live music', [['Ravens Inn', 'live music']]],
  ['the beginning of a tag', 'live musi', [['Ravens Inn', 'live music']]],
  ['a tag and a kind', 'pub with a garden', [['Ravens Inn', 'garden']]],
  ['a fact', 'pushchairs', [['Old Bank', 'Easy with a pushchair']]],
  ['a diet', 'vegan restaurants', [['Old Bank', 'Vegan dishes']]],
  ['a cuisine', 'middle eastern', [['Old Bank', 'Middle Eastern']]],
  ['a cuisine and a kind', 'swiss restaurant', [['Old Bank', 'Swiss']]],
  ['a diet of two words', 'gluten free', [['Old Bank', 'Gluten-free dishes']]],
  ['toilets without a ticket', 'public toilets', [['Toy Museum', 'Toilets, free entry']]],
  ['accessible toilets anywhere', 'accessible toilet', [['Wax Museum', 'Accessible toilet']]],
  ['highlights, with a word about the place', 'toy trains', [['Toy Museum']]],
  ['one error in two words or more', 'museum toilts', [['Toy Museum']]],
  ['not one word of a summary', 'hospital', []],
  ['not one word of a highlight', 'trains', []],
  ['not a misspelt single word', 'gardin', []],
  ['not half of the words', 'live circus', []],
])('D-65 Suggest a place by what its page says, and say why: %s: %j', (_, text, found) => {
  const places = pages
    .suggest(text, () => 0)
    .map((entry) => entry.type === 'place' && [entry.name, entry.reason]);
  expect(places).toEqual(found.map(([name, reason]) => [name, reason]));
});

test.each([
  ['how do I get to the Toy Museum', ['Toy Museum']],
  ['is the toy museum free on monday', ['Toy Museum']],
  ['nearest tube station to the toy museum', ['Toy Museum']],
  ['opening hours', []],
  ['museo toy', ['Toy Museum']],
])('Read %j without words that only ask, and in English', (text, names) => {
  const places = pages.suggest(text, () => 0).map((entry) => entry.type === 'place' && entry.name);
  expect(places.slice(0, 1)).toEqual(names);
});

test('The name of the city says nothing in its own guide, and "near me" is not a place', () => {
  const suggest = createSuggestions([place(1, 'Museum of Ham', { subcategory: 'Museum' })], {
    synonyms: [],
    city: 'Old Ham',
  });
  const labels = (text: string) =>
    suggest(text, () => 1).map((entry) => (entry.type === 'place' ? entry.name : entry.label));
  expect(labels('museums in old ham')).toEqual(['Museum', 'Museum of Ham']);
  expect(labels('museum near me')[0]).toBe('Museum');
  expect(labels('museum')[0]).toBe('Museum of Ham');
});

test('A holiday is the next day of that name', () => {
  const moment = { now: Date.UTC(2026, 11, 26, 12), calendar: { clockChanges: [], bankHolidays: [] } };
  const suggest = createSuggestions([], { synonyms: [{ words: ['open'], chip: 'openNow' }] });
  const when = (text: string) =>
    suggest(text, () => 1, moment, 1).map((entry) => entry.type === 'search' && entry.query);
  for (const [text, day] of [
    ['open on boxing day', '2026-12-26'],
    ["open on New Year's Day", '2027-01-01'],
    ['open on christmas day', '2027-12-25'],
  ] as const)
    expect(when(text)).toEqual([{ chips: 'openNow', when: day }]);
});

test("A day in a text is the city's day, also half past midnight in summer", () => {
  const now = Date.UTC(2026, 6, 4, 23, 30);
  const moment = {
    now,
    calendar: { clockChanges: clockChanges('Europe/London', Date.UTC(2026, 0), now), bankHolidays: [] },
  };
  const suggest = createSuggestions([], { synonyms: [{ words: ['open'], chip: 'openNow' }] });
  for (const [text, day] of [
    ['open sunday', '2026-07-05'],
    ['open tomorrow', '2026-07-06'],
    ['open saturday', '2026-07-11'],
  ] as const)
    expect(suggest(text, () => 1, moment, 1)).toMatchObject([{ query: { when: day } }]);
});

test.each([
  [1, { from: 'soho', within: 10 }, '1 place within 10 minutes of Soho'],
  [2, { from: 'soho', within: 10 }, '2 places within 10 minutes of Soho'],
  [1, { from: 'soho' }, 'Places within 10 minutes of Soho'],
  [1, { from: 'soho', category: 'pub' } as const, 'within 10 minutes of Soho (1)'],
])('A suggested walk with %d result(s) and %j is "%s"', (count, query, text) => {
  expect(suggestionText({ type: 'search', label: 'within 10 minutes of Soho', query, count })).toBe(text);
});

test('Distinguish places of the same name by area', () => {
  const { suggest } = createGuide([
    place(1, 'Corner Museum', { area: 'North' }),
    place(2, 'Corner Museum', { area: 'South' }),
  ]);
  expect(suggest('cornr museum').flatMap((entry) => (entry.type === 'place' ? [entry.area] : []))).toEqual([
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
])('Suggest the kind for %j', (text, kind) => {
  const listings = [place(1, 'Quo', { category: 'restaurant', subcategory: 'Brasserie', area: 'Soho' })];
  expect(createGuide(listings).kinds(text)).toEqual([kind]);
});

test('Suggest no subcategories of pubs', () => {
  const listings = [place(1, 'The Lamb', { category: 'pub', subcategory: 'Tavern' })];
  expect(createGuide(listings).kinds('tavern')).toEqual([]);
});

test("Suggest by the pack's synonyms, spelled as in the listings", () => {
  const { places, kinds } = createGuide(
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

const SOHO = { label: 'Soho', query: { area: 'Soho' } };
const PUBS = { label: 'Pubs & Bars', query: { category: 'pub' } };
const FREE = { label: 'Free', query: { chips: 'free' } };
const BRASSERIE = { label: 'Brasserie', query: { query: 'Brasserie', category: 'restaurant' } };

test.each([
  ['soho pub', [{ label: 'Pubs & Bars in Soho', query: { ...PUBS.query, ...SOHO.query } }, SOHO, PUBS]],
  [
    'free brasseries',
    [{ label: 'Free, Brasserie', query: { ...FREE.query, ...BRASSERIE.query } }, FREE, BRASSERIE],
  ],
  ['brasserie pub', [BRASSERIE, PUBS]],
  ['soho xyzzy', []],
])('Suggest two kinds for %j together and each alone', (text, results) => {
  const listings = [place(1, 'Quo', { category: 'restaurant', subcategory: 'Brasserie', area: 'Soho' })];
  expect(createGuide(listings).kinds(text)).toEqual(results);
});

test('Link a suggestion to the page of its place or to a search', () => {
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
  const listings: Listing[] = read(city, 'listings.json').map((listing: Listing) => ({
    ...listing,
    facts: facts[listing.id],
  }));
  const synonyms: Synonym[] = read(city, 'synonyms.json');
  const { points = [] } = read(city, 'points.json') ?? {};
  const { suggest } = createSearch(listings, {
    synonyms,
    starts: listStarts(points, read(city, 'areas.json')),
    city: read(city, 'site.json').product,
  });
  const now = Date.UTC(2026, 10, 20, 19);
  const calendar = { clockChanges: clockChanges('Europe/London', now, now), bankHolidays: [] };
  return { listings, synonyms, suggest: (text: string) => suggest(text, { now, calendar }) };
}

const meaningOf = (suggestion: Suggestion) =>
  suggestion.type === 'place' ? suggestion.id : suggestion.label;

const GROUPS: { sorts: Sort[]; minRecall: number }[] = [
  { sorts: ['exact', 'one error', 'marks', 'two words', 'order'], minRecall: 0.98 },
  { sorts: ['two errors', 'synonym', 'plural'], minRecall: 0.9 },
];

const london = guideOf('london');

test.each([
  ['london', london, handWrittenQueries, 1000],
  ['brambleford', guideOf('brambleford'), [], 400],
] as const)(
  'Suggest the intended place or kind among the first six in %s',
  (_, guide, handWritten, count) => {
    const { listings, synonyms } = guide;
    const meanings = (text: string) => guide.suggest(text).map(meaningOf);
    // Chips without any listing are never suggested.
    const emptyChips = CHIPS.map(({ label }) => label).filter((label) => !meanings(label).includes(label));
    const queries = [
      ...handWritten,
      ...generateQueries(seeded(20261122), listings, synonyms, count - handWritten.length),
    ].filter(({ wanted }) => !emptyChips.some((label) => label === wanted));
    for (const { sorts, minRecall } of GROUPS) {
      const group = queries.filter(({ sort }) => sorts.includes(sort));
      const missed = group.filter(({ text, wanted }) => !meanings(text).includes(wanted));
      const isEnough = missed.length <= (1 - minRecall) * group.length;
      expect([sorts, isEnough ? [] : missed]).toEqual([sorts, []]);
    }
  },
);

test.each([...visitorTexts, ...touristTexts])(
  'Suggest first for %j, as a visitor types it, %j',
  (text, first) => {
    const [suggestion] = london.suggest(text);
    const shown = suggestion && (suggestion.type === 'place' ? suggestion.name : suggestion.label);
    expect(shown ?? null).toBe(first);
  },
);

test.each(falseFriends)('Suggest for %j no false friend, such as %j', (text, friend) => {
  const labels = london.suggest(text).map((entry) => (entry.type === 'place' ? entry.name : entry.label));
  expect(labels.filter((label) => label.includes(friend))).toEqual([]);
});

test('D-86 "russell square" leads to a walk, "westminster pub" to both readings', () => {
  const [walk] = london.suggest('russell square');
  expect(walk).toMatchObject({ type: 'search', query: { from: 'russell-square', within: 10 } });
  expect(suggestionText(walk as SuggestedSearch)).toMatch(/^\d+ places within 10 minutes of Russell Square$/);
  expect(suggestionPath(paths('london'), walk!)).toBe('/search?from=russell-square&within=10');
  expect(london.suggest('westminster pub').slice(0, 2)).toMatchObject([
    { query: { category: 'pub', area: 'Westminster' } },
    { query: { category: 'pub', from: 'westminster', within: 10 } },
  ]);
});

test.each([
  'xyzzy',
  'qqqq',
  "'",
  ' ...’ ',
  '',
  '   ',
  '.*',
  'a'.repeat(500),
  '\u0000',
  'zürich flughafen',
  '🍺',
  'constructor',
])('Suggest nothing for %j', (text) => {
  expect(london.suggest(text)).toEqual([]);
});

test('Count the results of a suggested kind, and leave out empty ones', () => {
  const suggest = createSuggestions([], {
    synonyms: [{ words: ['kids'], chip: 'children', category: 'pub' }],
  });
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
