import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Listing, SearchQuery, Suggestion, Synonym } from '../api/schemas';
import { CHIPS } from '../place';
import { createSearch, createSuggestions } from '../search';
import { clockChanges } from '../site';
import { byHand, generateQueries, type Labelled, type Sort, seeded } from '../testing';

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
  if (process.env.SHOW_RECALL) console.log(JSON.stringify([...found], null, 1));
  for (const { sorts, least } of GROUPS) {
    const groups = sorts.map((sort) => found.get(sort)!);
    const right = groups.reduce((sum, group) => sum + group.right, 0);
    const all = groups.reduce((sum, group) => sum + group.all, 0);
    const missed = right / all < least ? groups.flatMap((group) => group.missed) : [];
    expect([sorts, missed]).toEqual([sorts, []]);
  }
}

const SEED = Number(process.env.SEED ?? 20261122);
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
