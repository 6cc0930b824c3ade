import { canonicalPath } from './canonicalPath';
import { paths } from './paths';
import type { Site } from './site';

type Places = 'listings' | 'pubs';

export interface Route {
  /** A react-router pattern; `:id` is an id of `places`. */
  path: string;
  module: string;
  screen: string;
  /** For analytics: `list` and `place` are the first two steps of the booking funnel. */
  kind: 'home' | 'list' | 'place' | 'map' | 'search' | 'analytics';
  places?: Places;
  /** Fixed parameters, such as the listing of `/tower-of-london`. */
  params?: { id: string };
  /** Page type of the virtual page view (TRACK-05), if it has one. */
  pageType?: string;
  noIndex?: true;
}

/** Whether the city has restaurants; otherwise no page lists them and no link leads there. */
export const hasRestaurants = ({ menus }: Pick<Site, 'menus'>): boolean => menus.restaurants.length > 0;

/** Whether the city has pubs with pages of their own; otherwise their screens are Page Not Found and no link leads there. */
export const hasPubs = ({ menus }: Pick<Site, 'menus'>): boolean => menus.pubs.length > 0;

const pubRoutes = (list: string): Route[] => [
  { path: list, module: 'pubs', screen: 'TopPubs', kind: 'list' },
  { path: '/pub/:id?', module: 'pubs', screen: 'PubDetail', kind: 'place', places: 'pubs' },
];

/** The route table (section 2, D-88). Paths outside of it and of live releases are Page Not Found (ROUTE-18). */
export function routeTable(site: Pick<Site, 'slug' | 'fixedPages' | 'menus'>): Route[] {
  const to = paths(site.slug);
  const discover = (path: string, screen: string, row: Pick<Route, 'kind'> & Partial<Route>): Route => ({
    path,
    module: 'discover',
    screen,
    ...row,
  });
  return [
    discover(to.home, 'Home', { kind: 'home', pageType: 'home' }),
    discover(to.attractions, 'Attractions', { kind: 'list', pageType: 'attractions' }),
    discover(to.topAttractions, 'TopAttractions', { kind: 'list', pageType: 'top-attractions' }),
    ...site.fixedPages.map(({ path, listingId }) =>
      discover(path, 'Attraction', { kind: 'place', params: { id: String(listingId) } }),
    ),
    discover('/attraction/:id', 'Attraction', { kind: 'place', places: 'listings', pageType: 'attraction' }),
    ...(hasRestaurants(site)
      ? [discover(to.restaurants, 'Restaurants', { kind: 'list', pageType: 'restaurants' })]
      : []),
    ...(hasPubs(site) ? pubRoutes(to.topPubs) : []),
    {
      path: to.search(),
      module: 'search',
      screen: 'Search',
      kind: 'search',
      pageType: 'search',
      noIndex: true,
    },
    { path: to.map(), module: 'map', screen: 'Map', kind: 'map', pageType: 'map' },
    { path: to.analytics, module: 'analytics', screen: 'Dashboard', kind: 'analytics', noIndex: true },
  ];
}

/** The path of a place on a route with `places`. */
export const placePath = ({ path }: Route, id: number): string => path.replace(/:id\??$/, String(id));

const RESTAURANT = /^\/restaurant\/([1-9]\d{0,9})$/;

/** The id in `/restaurant/{id}`, which leads to the place's page if that is a restaurant (D-88); null for other paths. */
export function restaurantId(pathname: string): number | null {
  const id = RESTAURANT.exec(canonicalPath(pathname))?.[1];
  return id === undefined ? null : Number(id);
}

/** Where `/attractions` and the restaurants of the menus lead (D-88), as far as the city's data tells; null for other paths. */
export function movedPath({ slug, menus }: Pick<Site, 'slug' | 'menus'>, pathname: string): string | null {
  const to = paths(slug);
  const path = canonicalPath(pathname);
  if (path === to.directory) return to.attractions;
  const id = menus.restaurants.some((item) => item.to === path) ? restaurantId(path) : null;
  return id === null ? null : to.attraction(id);
}
