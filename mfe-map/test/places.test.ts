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

test('WIDGET-14 up to 15 of the best rated are shown', () => {
  const shown = shownAttractions(twenty, { top10Only: false, text: '' });
  expect(shown.map(({ id }) => id)).toEqual([6, 7, 8, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
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

test('WIDGET-08 each kind of place leads to its own page', () => {
  const site = { slug: 'london' };
  expect(pagePath(site, place({ id: 9 }))).toBe('/attraction/9');
  expect(pagePath(site, place({ id: 101, category: 'restaurant' }))).toBe('/restaurant/101');
  expect(pagePath(site, place({ id: 203, category: 'pub', pubId: 3 }))).toBe('/pub/3');
});
