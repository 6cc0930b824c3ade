import { expect, test } from '@jest/globals';
import { canonicalPath, hasRestaurants, movedPath, paths, restaurantId, routeTable, slugify } from '../site';

test.each([
  ['City of London', 'city-of-london'],
  ["St James's", 'st-jamess'],
  ['Münster Süd', 'munster-sud'],
  ['  São Paulo! ', 'sao-paulo'],
])('D-49 slugify %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('GEN-08 Use the slug in every path with the city', () => {
  const to = paths('brambleford');
  expect(to.attractions).toBe('/brambleford-attractions');
  expect(to.topPubs).toBe('/top-brambleford-pubs');
  expect(to.attractionsIn('City of London')).toBe('/brambleford-attractions?area=City%20of%20London');
  expect(to.attractionsOf('Museum')).toBe('/brambleford-attractions?subcategory=Museum');
});

test('MAP-17 and HOME-03 Encode names and texts in paths', () => {
  const to = paths('london');
  expect(to.map("St James's & more")).toBe("/map?area=St%20James's%20%26%20more");
  expect(to.search('fish & chips')).toBe('/search?query=fish%20%26%20chips');
  expect([to.map(), to.search(), to.pub(1), to.attraction(2), to.restaurant(3)]).toEqual([
    '/map',
    '/search',
    '/pub/1',
    '/attraction/2',
    '/restaurant/3',
  ]);
});

test.each([
  ['/', '/'],
  ['/map', '/map'],
  ['/map/', '/map'],
  ['//map//', '/map'],
  ['/attraction/5', '/attraction/5'],
  ['/attraction/05', '/attraction/5'],
  ['/attraction/005/', '/attraction/5'],
  ['/attraction/50', '/attraction/50'],
  ['/pub/01', '/pub/1'],
  ['/restaurant/0101', '/restaurant/101'],
  // Ids start at 1, so 0 stays unchanged.
  ['/attraction/0', '/attraction/0'],
  ['/attraction/00', '/attraction/0'],
  ['/attraction/', '/attraction'],
  ['/attraction/05x', '/attraction/05x'],
  ['/attraction/5/05', '/attraction/5/05'],
  ['/nowhere/05', '/nowhere/05'],
  ['/nowhere/attraction/05', '/nowhere/attraction/05'],
  ['/%E0/', '/%E0'],
])('ROUTE-18 Reduce the path %s to %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

test('Never turn a path into the address of another host', () => {
  for (const path of ['//evil.example/', '///evil.example', '//', '/////']) {
    expect(canonicalPath(path)).not.toMatch(/^\/\//);
  }
});

test('Leave a hostile path of 64 KB unchanged', () => {
  const size = 65_536;
  const zeros = `/attraction/${'0'.repeat(size)}x`;
  expect(canonicalPath(zeros)).toBe(zeros);
  expect(canonicalPath(`${'/'.repeat(size)}x`)).toBe('/x');
  expect(canonicalPath('/x'.repeat(size / 2))).toBe('/x'.repeat(size / 2));
});

const menus = {
  landmarks: [],
  museums: [],
  restaurants: [{ label: 'Rules', to: '/restaurant/101' }],
  pubs: [],
  areas: [],
};
const city = { slug: 'london', fixedPages: [], menus };

test.each([
  ['/attractions', '/london-attractions', null],
  ['/attractions/', '/london-attractions', null],
  ['/restaurant/101', '/attraction/101', 101],
  ['//restaurant/0101', '/attraction/101', 101],
  ['/restaurant/7', null, 7],
  ['/restaurant/0', null, null],
  ['/restaurant/1x', null, null],
  ['/restaurant/12345678901', null, null],
  ['/restaurant', null, null],
  ['/restaurants', null, null],
  ['/attraction/101', null, null],
])('D-88 %s leads to %s, and is the restaurant %s', (path, target, id) => {
  expect([movedPath(city, path), restaurantId(path)]).toEqual([target, id]);
});

test('D-88 A city without restaurants has no list of them', () => {
  const without = { ...city, menus: { ...menus, restaurants: [] } };
  const screens = (site: typeof city) => routeTable(site).map(({ screen }) => screen);
  expect([hasRestaurants(city), screens(city).includes('Restaurants')]).toEqual([true, true]);
  expect([hasRestaurants(without), screens(without).includes('Restaurants')]).toEqual([false, false]);
});
