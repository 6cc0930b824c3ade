import { placePath, routeTable } from '@guide/contracts/site';
import site from '../../cities/london/site.json' with { type: 'json' };

interface SitePage {
  name: string;
  path: string;
}

/** The rows of the route table, named by screen; rows with parameters by path. */
const rows: SitePage[] = routeTable(site).map((row) => ({
  name: row.params ? row.path.slice(1) : row.screen.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase(),
  path: row.places ? placePath(row, 9) : row.path,
}));

const states: SitePage[] = [
  { name: 'attractions-of-area', path: '/london-attractions?area=Westminster&subcategory=Royal' },
  { name: 'attractions-empty', path: '/london-attractions?area=Atlantis' },
  { name: 'attractions-free', path: '/london-attractions?chips=free' },
  { name: 'restaurants-of-diet', path: '/restaurants?diet=vegetarian&maxPrice=%C2%A3%C2%A3' },
  { name: 'restaurants-empty', path: '/restaurants?cuisine=Lunar' },
  { name: 'pub-unknown', path: '/pub/99' },
  { name: 'attraction-restaurant', path: '/attraction/101' },
  { name: 'attraction-unknown', path: '/attraction/9999' },
  { name: 'search-text', path: '/search?query=tower' },
  { name: 'search-empty', path: '/search?query=zzzz' },
  { name: 'search-suggestions', path: '/search?query=wesminster%20abby' },
  { name: 'map-area', path: '/map?area=Westminster' },
  { name: 'planner', path: '/planner' },
  { name: 'favorites', path: '/favorites' },
  { name: 'not-found', path: '/not-found' },
];

export const sitePages = [...rows, ...states];

/** One page of each route, also of those that modules claim. */
export const routePages = [
  ...rows,
  ...states.filter(({ name }) => ['planner', 'favorites', 'not-found'].includes(name)),
];

/** One page of each kind for every test run; the long tests cover the others. */
const TYPICAL = ['home', 'restaurants', 'tower-of-london', 'search-text', 'map', 'dashboard'];
export const typicalPages = TYPICAL.flatMap((typical) => sitePages.filter(({ name }) => name === typical));
