/** One place of the site: a name for reports and pictures, and its address. */
export interface Place {
  name: string;
  path: string;
}

/** Every route of the route table in section 2, with what its address can ask for. */
export const places: Place[] = [
  { name: 'home', path: '/' },
  { name: 'attractions', path: '/london-attractions' },
  { name: 'attractions-of-area', path: '/london-attractions?area=Westminster&subcategory=Royal' },
  { name: 'attractions-empty', path: '/london-attractions?area=Atlantis' },
  { name: 'attractions-free', path: '/london-attractions?chips=free' },
  { name: 'top-attractions', path: '/top-attractions' },
  { name: 'top-pubs', path: '/top-london-pubs' },
  { name: 'pub', path: '/pub/3' },
  { name: 'pub-unknown', path: '/pub/99' },
  { name: 'attraction-fixed', path: '/tower-of-london' },
  { name: 'attraction-capsules', path: '/london-eye' },
  { name: 'attraction-generic', path: '/attraction/9' },
  { name: 'attraction-restaurant', path: '/attraction/101' },
  { name: 'attraction-unknown', path: '/attraction/9999' },
  { name: 'search', path: '/search' },
  { name: 'search-text', path: '/search?query=tower' },
  { name: 'search-empty', path: '/search?query=zzzz' },
  { name: 'search-suggestions', path: '/search?query=wesminster%20abby' },
  { name: 'map', path: '/map' },
  { name: 'map-area', path: '/map?area=Westminster' },
  { name: 'analytics', path: '/analytics' },
  { name: 'not-found', path: '/planner' },
];

/** One of each sort, for what every run of the tests looks at; a long run looks at the others. */
const USUAL = new Set(['home', 'attraction-fixed', 'search-text', 'map', 'analytics']);
export const usualPlaces = places.filter(({ name }) => USUAL.has(name));
export const otherPlaces = places.filter(({ name }) => !USUAL.has(name));
