import { placePath, routeTable } from '@guide/contracts/site';
import site from '../../cities/london/site.json' with { type: 'json' };

/** One place of the site: a name for reports and pictures, and its address. */
interface Place {
  name: string;
  path: string;
}

/** Every row of the route table by its screen, or by its path where the path stands for one place. */
const rows: Place[] = routeTable(site).map((row) => ({
  name: row.params ? row.path.slice(1) : row.screen.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase(),
  path: row.places ? placePath(row, 9) : row.path,
}));

/** What its addresses can request besides. */
const states: Place[] = [
  { name: 'attractions-of-area', path: '/london-attractions?area=Westminster&subcategory=Royal' },
  { name: 'attractions-empty', path: '/london-attractions?area=Atlantis' },
  { name: 'attractions-free', path: '/london-attractions?chips=free' },
  { name: 'pub-unknown', path: '/pub/99' },
  { name: 'attraction-restaurant', path: '/attraction/101' },
  { name: 'attraction-unknown', path: '/attraction/9999' },
  { name: 'search-text', path: '/search?query=tower' },
  { name: 'search-empty', path: '/search?query=zzzz' },
  { name: 'search-suggestions', path: '/search?query=wesminster%20abby' },
  { name: 'map-area', path: '/map?area=Westminster' },
  { name: 'not-found', path: '/planner' },
];

export const places = [...rows, ...states];

/** One of each sort, for what every run of the tests looks at; a long run looks at the others. */
const USUAL = ['home', 'tower-of-london', 'search-text', 'map', 'dashboard'];
export const usualPlaces = USUAL.flatMap((usual) => places.filter(({ name }) => name === usual));
