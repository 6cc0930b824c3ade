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
    value: 'reviews',
    get label() {
      return i18n.t('Most Reviewed');
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

/** Filters in the URL (D-9, D-15). */
export interface ListFilters extends PlaceFilters {
  subcategory: string | null;
  sort: Sort;
}

/** Parses the URL; unknown sorts become the default. */
export function readFilters(search: URLSearchParams): ListFilters {
  const sort = SORTS.find(({ value }) => value === search.get('sort'))?.value;
  return {
    ...readPlaceFilters(search),
    subcategory: search.get('subcategory') || null,
    sort: sort ?? DEFAULT_SORT,
  };
}

/** URL parameters without default values. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  const { area, subcategory, sort } = filters;
  const search = new URLSearchParams();
  if (area !== ALL) search.set('area', area);
  if (subcategory) search.set('subcategory', subcategory);
  if (sort !== DEFAULT_SORT) search.set('sort', sort);
  writePlaceFilters(search, filters);
  return search;
}

export const listPath = (list: string, filters: ListFilters): string => pathWith(list, writeFilters(filters));
