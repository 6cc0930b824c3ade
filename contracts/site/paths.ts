import { foldText } from './foldText';

/** "City of London" → "city-of-london" (D-49). */
export const slugify = (name: string): string =>
  foldText(name)
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Paths of the guide (section 2). @param slug - slug of the city */
export const paths = (slug: string) => ({
  home: '/',
  /** The section of the home page about the current day. */
  today: '/#today',
  attractions: `/${slug}-attractions`,
  attractionsIn: (area: string) => `/${slug}-attractions?area=${encodeURIComponent(area)}`,
  attractionsOf: (subcategory: string) =>
    `/${slug}-attractions?subcategory=${encodeURIComponent(subcategory)}`,
  topAttractions: '/top-attractions',
  topPubs: `/top-${slug}-pubs`,
  pubCrawl: `/top-${slug}-pubs#pub-crawl`,
  pub: (id: number) => `/pub/${id}`,
  attraction: (id: number) => `/attraction/${id}`,
  /** Leads to `attraction` (D-88). */
  restaurant: (id: number) => `/restaurant/${id}`,
  search: (text?: string) => (text ? `/search?query=${encodeURIComponent(text)}` : '/search'),
  searchIn: (category: string) => `/search?category=${encodeURIComponent(category)}`,
  map: (area?: string) => (area ? `/map?area=${encodeURIComponent(area)}` : '/map'),
  /** The map of an area with a selected place. @param id - id of the place's listing */
  placeOnMap: (area: string, id: number) => `/map?area=${encodeURIComponent(area)}&place=${id}`,
  /** The map with these places only. The ids stay in the browser. @param ids - ids of listings, or "p3" for pub 3 */
  placesOnMap: (ids: readonly (number | `p${number}`)[]) => `/map#places=${ids.join()}`,
  analytics: '/analytics',
  restaurants: '/restaurants',
  /** Leads to the list of attractions (D-88). */
  directory: '/attractions',
  planner: '/planner',
  favorites: '/favorites',
});

export type Paths = ReturnType<typeof paths>;
