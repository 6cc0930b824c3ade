/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { matchRoute } from '../src/routes';
import { site } from './support/site';

const london = {
  ...site,
  product: 'London',
  slug: 'london',
  fixedPages: [
    { path: '/buckingham-palace', listingId: 3 },
    { path: '/tower-of-london', listingId: 1 },
    { path: '/westminster-abbey', listingId: 7 },
    { path: '/london-eye', listingId: 2 },
  ],
};

const rows: [id: string, path: string, screen: string, id?: string][] = [
  ['ROUTE-01', '/', 'discover Home'],
  ['ROUTE-02', '/london-attractions', 'discover Attractions'],
  ['ROUTE-19 D-88', '/restaurants', 'discover Restaurants'],
  ['ROUTE-03', '/top-attractions', 'discover TopAttractions'],
  ['ROUTE-04', '/top-london-pubs', 'pubs TopPubs'],
  ['ROUTE-05', '/pub/4', 'pubs PubDetail', '4'],
  ['ROUTE-05', '/pub', 'pubs PubDetail'],
  ['ROUTE-06', '/buckingham-palace', 'discover Attraction', '3'],
  ['ROUTE-07', '/tower-of-london', 'discover Attraction', '1'],
  ['ROUTE-08', '/westminster-abbey', 'discover Attraction', '7'],
  ['ROUTE-09', '/london-eye', 'discover Attraction', '2'],
  ['ROUTE-10', '/attraction/3', 'discover Attraction', '3'],
  ['ROUTE-11', '/attraction/1', 'discover Attraction', '1'],
  ['ROUTE-12', '/attraction/7', 'discover Attraction', '7'],
  ['ROUTE-13', '/attraction/2', 'discover Attraction', '2'],
  ['ROUTE-14', '/attraction/12', 'discover Attraction', '12'],
  ['ROUTE-15', '/search', 'search Search'],
  ['ROUTE-16', '/map', 'map Map'],
  ['ROUTE-17', '/analytics', 'analytics Dashboard'],
];

for (const [row, path, screen, id] of rows) {
  test(`${row} ${path} shows ${screen}`, () => {
    const match = matchRoute(london, path);
    expect(`${match?.row.module} ${match?.row.screen}`).toBe(screen);
    expect(match?.params.id).toBe(id);
  });
}

test.each(['/nowhere', '/planner', '/favorites', '/restaurant/101', '/attractions', '/pub/1/x'])(
  'ROUTE-18 ROUTE-19 D-88 %s has no screen',
  (path) => expect(matchRoute(london, path)).toBeNull(),
);

test('GEN-08 Paths follow the configured city', () => {
  expect(matchRoute(site, '/new-haven-attractions')?.row.screen).toBe('Attractions');
  expect(matchRoute(site, '/top-new-haven-pubs')?.row.screen).toBe('TopPubs');
  expect(matchRoute(site, '/london-attractions')).toBeNull();
});

const claiming = (...paths: string[]) => ({
  claims: { paths: paths.map((path) => ({ path, screen: path })), slots: {} },
});
const live = { discover: {}, pubs: {}, map: {}, analytics: {} };

test('D-67 A claimed path shows its screen while its module is live', () => {
  const modules = { ...live, planner: claiming('/planner', '/plans/:id') };
  expect(matchRoute(london, '/planner', modules)?.row).toEqual({
    path: '/planner',
    module: 'planner',
    screen: '/planner',
    query: [],
  });
  expect(matchRoute(london, '/plans/7', modules)).toMatchObject({
    row: { module: 'planner' },
    params: { id: '7' },
  });
  expect(matchRoute(london, '/favorites', modules)).toBeNull();
  expect(matchRoute(london, '/planner', live)).toBeNull();
});

test('D-67 The route table takes precedence over claims, even without a release', () => {
  const modules = {
    ...live,
    planner: claiming('/map', '/search', '/pub/:id', '/attraction/:any', '/tower-of-london', '/planner'),
  };
  for (const path of ['/map', '/pub/4', '/attraction/9', '/tower-of-london'])
    expect(matchRoute(london, path, modules)?.row.module).not.toBe('planner');
  expect(matchRoute(london, '/search', modules)).toBeNull();
});

test('If two modules claim a path, the first by name gets it', () => {
  const [a, b] = [claiming('/planner'), claiming('/planner')];
  expect(matchRoute(london, '/planner', { ...live, b, a })?.row.module).toBe('a');
  expect(matchRoute(london, '/planner', { ...live, a, b })?.row.module).toBe('a');
});

test("A release declares its screens' query parameters for every path", () => {
  const screens = { Search: { query: ['query', 'radius'] } };
  const claims = { paths: [{ path: '/finder', screen: 'Search' }], slots: {}, screens };
  for (const path of ['/search', '/finder'])
    expect(matchRoute(london, path, { search: { claims } })?.row).toMatchObject(screens.Search);
  const dashboard = { claims: { paths: [], slots: {}, screens: {} } };
  expect(matchRoute(london, '/analytics', { analytics: dashboard })?.row.query).toEqual([]);
  expect(matchRoute(london, '/analytics', { analytics: {} })?.row.query).toBeUndefined();
});
