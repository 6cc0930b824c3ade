import { type Chip, DIETS, isPriceRange } from '@guide/contracts/place';
import { i18n } from '@guide/contracts/texts';
import { ALL, type PlaceFilters, pathWith, readPlaceFilters, writePlaceFilters } from '../../list/filters';

export const SORTS = [
  {
    value: 'rating',
    get label() {
      return i18n.t('Top Rated');
    },
  },
  {
    value: 'price',
    get label() {
      return i18n.t('Lowest Price');
    },
  },
  {
    value: 'name',
    get label() {
      return i18n.t('Alphabetical');
    },
  },
] as const;
export type Sort = (typeof SORTS)[number]['value'];
const DEFAULT_SORT: Sort = 'rating';

export type Diet = (typeof DIETS)[number][0];

/** The chips that say something about restaurants: none is free, and all are dry. */
export const RESTAURANT_CHIPS: readonly Chip[] = ['openNow', 'openLate', 'stepFree', 'children'];

/** Filters in the URL (D-9, D-15, D-88). */
export interface RestaurantFilters extends PlaceFilters {
  /** Name of a cuisine, or "all"; unknown names match nothing. */
  cuisine: string;
  /** The highest price level, such as "££"; null: any. */
  maxPrice: string | null;
  diet: Diet[];
  sort: Sort;
}

/** In their order on the screen, each once. */
const dietsIn = (names: readonly string[]): Diet[] =>
  DIETS.map(([name]) => name).filter((name) => names.includes(name));

export const toggleDiet = (diets: readonly Diet[], diet: Diet): Diet[] =>
  dietsIn(diets.includes(diet) ? diets.filter((name) => name !== diet) : [...diets, diet]);

/** Parses the URL; unknown prices, diets, chips and sorts become the default. */
export function readFilters(search: URLSearchParams): RestaurantFilters {
  const place = readPlaceFilters(search);
  const price = search.get('maxPrice') ?? '';
  return {
    ...place,
    chips: place.chips.filter((chip) => RESTAURANT_CHIPS.includes(chip)),
    cuisine: search.get('cuisine') || ALL,
    maxPrice: isPriceRange(price) && price !== 'Free' ? price : null,
    diet: dietsIn(search.getAll('diet').join().split(',')),
    sort: SORTS.find(({ value }) => value === search.get('sort'))?.value ?? DEFAULT_SORT,
  };
}

/** URL parameters without default values. */
export function writeFilters(filters: RestaurantFilters): URLSearchParams {
  const { cuisine, maxPrice, area, diet, sort } = filters;
  const search = new URLSearchParams();
  if (cuisine !== ALL) search.set('cuisine', cuisine);
  if (maxPrice) search.set('maxPrice', maxPrice);
  if (area !== ALL) search.set('area', area);
  if (diet.length > 0) search.set('diet', diet.join(','));
  if (sort !== DEFAULT_SORT) search.set('sort', sort);
  writePlaceFilters(search, filters);
  return search;
}

export const listPath = (list: string, filters: RestaurantFilters): string =>
  pathWith(list, writeFilters(filters));
