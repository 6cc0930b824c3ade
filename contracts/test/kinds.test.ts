import { expect, test } from '@jest/globals';
import type { Listing } from '../api/schemas';
import { popularSearches } from '../place';
import { createSearch } from '../search';
import {
  anyPlaceText,
  hasPubs,
  kindsText,
  nearestStation,
  onePubTitle,
  paths,
  pubLinks,
  pubSentence,
  pubsLabel,
  pubTexts,
  pubTitle,
  routeTable,
  type Site,
  searchPlaceholder,
} from '../site';

type City = Pick<Site, 'kinds' | 'offers' | 'product' | 'transport'>;

const offers: Site['offers'] = {
  categories: ['attraction', 'restaurant', 'pub'],
  subcategories: [],
  pubs: 10,
  ratings: true,
  reviews: true,
  prices: [],
};
const london: City = { product: 'London', offers };
const vienna: City = {
  product: 'Vienna',
  offers: { ...offers, pubs: 6 },
  kinds: { pub: { one: 'coffee house', many: 'coffee houses', title: 'Coffee Houses' } },
  transport: { authority: 'Wiener Linien', url: 'https://example.org', word: 'U-Bahn' },
};
const without: City = { product: 'Kyoto', offers: { ...offers, categories: ['attraction'], pubs: 0 } };

test('a city with ten pubs has the specified texts', () => {
  expect(pubTexts(london)).toEqual({
    one: 'pub',
    many: 'pubs',
    isTen: true,
    oneTitle: 'Pub',
    heading: 'Top 10 Historic London Pubs',
    back: 'Top London Pubs',
    listTitle: 'Top Pubs',
    kicker: 'Historic pub',
    listKicker: 'Ten signs to look for',
    walkText: 'Three or four pubs on foot make an evening. Ten make a weekend.',
    walk: 'pub crawl',
    walkLink: 'Pub crawl',
    walkTitle: 'Pub Crawl',
  });
  expect(pubLinks(london)).toEqual({
    short: 'Top pubs',
    link: 'Top 10 pubs',
    note: 'Ten pubs with a story',
    walk: 'Pub crawl',
  });
  expect([pubTitle(london), pubSentence(london), pubsLabel(london), onePubTitle(london)]).toEqual([
    'Historic Pubs',
    'historic pubs',
    'Pubs',
    'Pub',
  ]);
});

test('a city with six coffee houses says so everywhere, and promises no ten', () => {
  const texts = pubTexts(vienna);
  expect(texts).toMatchObject({
    heading: 'Vienna Coffee Houses',
    oneTitle: 'Coffee House',
    walkTitle: 'Coffee House Walk',
  });
  expect(pubLinks(vienna).link).toBe('Coffee houses');
  expect(pubTitle(vienna)).toBe('Coffee Houses');
  expect(JSON.stringify([texts, pubLinks(vienna)])).not.toMatch(/\bpubs?\b|\bten\b|10/i);
});

test.each([
  [london, 'attractions, restaurants and historic pubs', 'sight, pub or restaurant', ', pubs', 'station'],
  [
    vienna,
    'attractions, restaurants and coffee houses',
    'sight, coffee house or restaurant',
    ', coffee houses',
    'U-Bahn',
  ],
  [without, 'attractions', 'sight', '', 'station'],
])('texts name the kinds and the transport of a city', (city, kinds, anyPlace, placeholder, word) => {
  expect([kindsText(city), anyPlaceText(city), searchPlaceholder(city), nearestStation(city)]).toEqual([
    kinds,
    anyPlace,
    `Search attractions, areas${placeholder}`,
    `Nearest ${word}`,
  ]);
});

test('popular searches have the category only of a city with pubs, by its name', () => {
  const names = (city: City) => popularSearches(city, paths('city')).map(({ name }) => name);
  expect(names(london).at(-1)).toBe('Pubs & Bars');
  expect(names(vienna).at(-1)).toBe('Coffee Houses');
  expect(names(without)).toEqual(['Open now', 'Free', 'With children', 'When it rains']);
});

test('a city without pubs has no screen for them', () => {
  const site = (pubs: Site['menus']['pubs']) => ({
    slug: 'city',
    fixedPages: [],
    menus: { landmarks: [], museums: [], restaurants: [], pubs, areas: [] },
  });
  const modules = (city: ReturnType<typeof site>) => routeTable(city).map(({ module }) => module);
  const menu = site([{ label: 'The George', to: '/pub/1' }]);
  expect([hasPubs(menu), modules(menu).filter((name) => name === 'pubs').length]).toEqual([true, 2]);
  expect([hasPubs(site([])), modules(site([])).includes('pubs')]).toEqual([false, false]);
});

test('the search suggests coffee houses by their name, and none for "pub"', () => {
  const listing = (id: number, category: Listing['category'], name: string): Listing => ({
    id,
    name,
    category,
    subcategory: category === 'pub' ? 'Coffee house' : 'Museum',
    area: 'Innere Stadt',
    priceRange: '€€',
    shortDescription: 'A place.',
    description: 'A place.',
    imageUrl: '',
    tags: [],
    featured: false,
  });
  const { suggest } = createSearch(
    [listing(1, 'pub', 'Café Central'), listing(2, 'attraction', 'Albertina')],
    { kinds: vienna.kinds },
  );
  const moment = { now: 0, calendar: { clockChanges: [{ from: 0, offset: 0 }], bankHolidays: [] } };
  const labels = (text: string) =>
    suggest(text, moment).flatMap((each) => (each.type === 'search' ? each.label : []));
  expect(labels('coffee houses')).toContain('Coffee Houses');
  expect(labels('coffee house')).toContain('Coffee Houses');
  expect(suggest('pub', moment)).toEqual([]);
});
