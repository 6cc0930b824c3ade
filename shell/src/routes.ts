import type { PinnedRelease } from '@guide/contracts/api';
import type { RouteMatch, RouteRow } from '@guide/contracts/module';
import { paths, type Site } from '@guide/contracts/site';
import { matchPath } from 'react-router-dom';

const LIST_QUERY = ['area', 'subcategory', 'sort', 'chips', 'page'];
const SEARCH_TEXT = ['query', 'q'];
const SEARCH_QUERY = [
  ...[...SEARCH_TEXT, 'area', 'category', 'priceRange', 'rating', 'sortBy', 'chips', 'view', 'page'],
];

const FIGURES_QUERY = [
  ...['from', 'to', 'compare', 'page', 'area', 'kind', 'device', 'referrer', 'country', 'release'],
];

/** The carousel moves on 6 s after it was first seen (HOME-05): its code is asked for in time for that, and not before. */
const BEFORE_FIRST_SLIDE_MS = 4000;

/**
 * The route table of section 2: the shell owns paths, a module owns screens. Adding a route to a module is one
 * row here. A path without a row is Page Not Found (ROUTE-18, D-5).
 */
export function routeTable(site: Site): RouteRow[] {
  const to = paths(site.slug);
  return [
    {
      path: to.home,
      module: 'discover',
      screen: 'Home',
      pageType: 'home',
      hydrateAfterMs: BEFORE_FIRST_SLIDE_MS,
      query: [],
    },
    {
      path: to.attractions,
      module: 'discover',
      screen: 'Attractions',
      pageType: 'attractions',
      query: LIST_QUERY,
    },
    {
      path: to.topAttractions,
      module: 'discover',
      screen: 'TopAttractions',
      pageType: 'top-attractions',
      query: [],
    },
    ...site.fixedPages.map(({ path, listingId }) => ({
      path,
      module: 'discover',
      screen: 'Attraction',
      params: { id: String(listingId) },
      query: [],
    })),
    { path: '/attraction/:id', module: 'discover', screen: 'Attraction', pageType: 'attraction', query: [] },
    { path: to.topPubs, module: 'pubs', screen: 'TopPubs', query: ['chips'] },
    { path: '/pub/:id?', module: 'pubs', screen: 'PubDetail', query: [] },
    {
      path: to.search(),
      module: 'search',
      screen: 'Search',
      pageType: 'search',
      // A search is counted; the page without a text is not one.
      hydrateAfterMs: 1000,
      hydrateForQuery: SEARCH_TEXT,
      query: SEARCH_QUERY,
    },
    {
      path: to.map(),
      module: 'map',
      screen: 'Map',
      pageType: 'map',
      query: ['area', 'place', 'chips'],
    },
    {
      path: to.analytics,
      module: 'analytics',
      screen: 'Dashboard',
      hydrateAfterMs: 30_000,
      query: FIGURES_QUERY,
    },
  ];
}

/** What the route table needs to know of a live release. */
type Claiming = Pick<PinnedRelease, 'claims'>;

/** A page that hydrates when idle does so as soon as it has loaded and the browser has nothing better to do, ms; 0 is before that. */
const HYDRATE_IDLE_MS = 1;

/** The rows of the paths that live modules claim (D-67), in the order of the modules' names. */
const claimedRows = (modules: Readonly<Record<string, Claiming>>): RouteRow[] =>
  Object.keys(modules)
    .sort()
    .flatMap((module) =>
      (modules[module]!.claims?.paths ?? []).map(({ query = [], hydrate, ...row }) => ({
        ...row,
        module,
        query,
        ...(hydrate === 'idle' && { hydrateAfterMs: HYDRATE_IDLE_MS }),
      })),
    );

/**
 * The row of a path and its parameters, or null. The shell's own table wins: a path that is in it is nobody's to claim,
 * also while the module that it names has no release.
 * @param modules those with a release, by name; a row of another is no row: its module was unregistered. Default: all of
 *   the table, and no claims
 */
export function matchRoute(
  site: Site,
  pathname: string,
  modules?: Readonly<Record<string, Claiming>>,
): RouteMatch | null {
  let isInTable = false;
  for (const row of routeTable(site)) {
    const match = matchRow(row, pathname);
    if (!match) continue;
    if (!modules || Object.hasOwn(modules, row.module)) return match;
    isInTable = true;
  }
  if (isInTable || !modules) return null;
  for (const row of claimedRows(modules)) {
    const match = matchRow(row, pathname);
    if (match) return match;
  }
  return null;
}

function matchRow(row: RouteRow, pathname: string): RouteMatch | null {
  const match = matchPath({ path: row.path, caseSensitive: true }, pathname);
  return match && { row, params: { ...match.params, ...row.params } };
}
