import { readFile } from 'node:fs/promises';
import type { Listing } from '@guide/contracts/api';
import { expect, test } from '@jest/globals';
import { matchesText } from '../src/places/matchesText';
import { pagePath } from '../src/places/pagePath';
import { placeOf } from '../src/places/place';
import { byRank, rankOf } from '../src/places/rank';
import { shownAttractions } from '../src/places/shownAttractions';
import { listing, place } from './support/listings';

test('WIDGET-18 listings without lat or lng are skipped', () => {
  expect(placeOf(listing({ id: 1, lat: undefined }))).toEqual([]);
  expect(placeOf(listing({ id: 1, lng: undefined }))).toEqual([]);
  expect(placeOf(listing({ id: 1, lat: 0, lng: 0 }))).toHaveLength(1);
});

test('ENT-04 CONST-05 a rating is a number, a decimal string, or 4.0', () => {
  expect(place({ id: 1, rating: '4.7' }).rating).toBe(4.7);
  expect(place({ id: 1, rating: undefined }).rating).toBe(4);
});

test('ENT-19 the attractions 1 to 8 of the city have coordinates, and their id is their rank', async () => {
  const pack = new URL('../../cities/london/listings.json', import.meta.url);
  const listings: Listing[] = JSON.parse(await readFile(pack, 'utf8'));
  const ranked = listings
    .flatMap(placeOf)
    .filter((each) => rankOf(each) !== null)
    .sort(byRank);
  expect(ranked.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(ranked.map(rankOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const tower = ranked[0]!;
  expect([tower.name, tower.lat.toFixed(2), tower.lng.toFixed(2)]).toEqual([
    'Tower of London',
    '51.51',
    '-0.08',
  ]);
});

test('WIDGET-13 ENT-19 only the attractions 1 to 8 have a rank, which is their id', () => {
  expect([1, 8, 9].map((id) => rankOf({ id, category: 'attraction' }))).toEqual([1, 8, null]);
  expect(rankOf({ id: 3, category: 'pub' })).toBeNull();
});

test('WIDGET-05 ranked places come first, in rank order, then the best rated', () => {
  const places = [
    place({ id: 20, rating: 4.2 }),
    place({ id: 2, rating: 3 }),
    place({ id: 9, rating: 4.9 }),
    place({ id: 1 }),
  ];
  expect(places.sort(byRank).map(({ id }) => id)).toEqual([1, 2, 9, 20]);
});

const twenty = Array.from({ length: 20 }, (_, index) => place({ id: index + 1, rating: 3 + index / 20 }));

test('WIDGET-14 up to 15 of the best rated are shown, and all of fewer', () => {
  const shown = shownAttractions(twenty, { top10Only: false, text: '' });
  expect(shown.map(({ id }) => id)).toEqual([6, 7, 8, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
  expect(shownAttractions(twenty.slice(0, 12), { top10Only: false, text: '' })).toHaveLength(12);
});

test('WIDGET-10 D-63 the text searches all attractions, then the limit applies', () => {
  const all = twenty.map((each) => (each.id <= 4 ? { ...each, area: 'Greenwich' } : each));
  const ids = (top10Only: boolean, text: string) =>
    shownAttractions(all, { top10Only, text }).map(({ id }) => id);
  // The four worst rated: none of them is among the fifteen.
  expect(ids(false, '')).not.toContain(1);
  expect(ids(false, 'greenwich')).toEqual([1, 2, 3, 4]);
  expect(ids(false, 'place')).toHaveLength(15);
  expect(ids(true, 'greenwich')).toEqual([1, 2, 3, 4]);
  expect(ids(true, 'place 1')).toEqual([1]);
});

test('WIDGET-02 Top 10 Only leaves the ranked ones', () => {
  const shown = shownAttractions(twenty, { top10Only: true, text: '' });
  expect(shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('WIDGET-10 the text is trimmed, its case does not matter, and name, area and tags count', () => {
  const eye = { name: 'London Eye', area: 'South Bank', tags: ['Views', 'family'] };
  for (const text of ['  eye ', 'SOUTH', 'view', '']) expect(matchesText(eye, text)).toBe(true);
  expect(matchesText(eye, 'museum')).toBe(false);
});

test('WIDGET-08 D-68 every place leads to /attraction/{id}, a pub with a page of its own to that', () => {
  const site = { slug: 'london' };
  expect(pagePath(site, place({ id: 9 }))).toBe('/attraction/9');
  expect(pagePath(site, place({ id: 101, category: 'restaurant' }))).toBe('/attraction/101');
  expect(pagePath(site, place({ id: 204, category: 'pub', pubId: undefined }))).toBe('/attraction/204');
  expect(pagePath(site, place({ id: 203, category: 'pub', pubId: 3 }))).toBe('/pub/3');
});
