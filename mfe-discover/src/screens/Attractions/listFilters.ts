import { type Chip, readChips, readWithin } from '@guide/contracts/place';

/** The sorts of the list (LIST-02, D-14). */
export const SORTS = [
  { value: 'rating', label: 'Top Rated' },
  { value: 'reviews', label: 'Most Reviewed' },
  { value: 'name', label: 'Alphabetical' },
] as const;
/** Stands first among them while "Near me" is on (decision 77). */
export const NEAREST = { value: 'nearest', label: 'Nearest' } as const;
export type Sort = (typeof SORTS)[number]['value'];

/** No filter by area. */
export const ALL = 'all';
const DEFAULT_SORT: Sort = 'rating';

/** What the visitor chose, as the URL has it (D-9, D-15). */
export interface ListFilters {
  /** An area's name, or "all"; unknown names stay as they are and match nothing. */
  area: string;
  subcategory: string | null;
  sort: Sort;
  /** The quick choices that are made. */
  chips: Chip[];
  /** Minutes on foot from where the visitor is; null: any distance. */
  within: number | null;
  /** From 1. */
  page: number;
}

/** Reads the filters of a query string. An unknown sort or page is the default one. */
export function readFilters(search: URLSearchParams): ListFilters {
  const sort = SORTS.find(({ value }) => value === search.get('sort'))?.value;
  const page = search.get('page') ?? '';
  return {
    area: search.get('area') || ALL,
    subcategory: search.get('subcategory') || null,
    sort: sort ?? DEFAULT_SORT,
    chips: readChips(search),
    within: readWithin(search),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The query string of the filters: non-default values only. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  const { area, subcategory, sort, chips, within, page } = filters;
  const search = new URLSearchParams();
  if (area !== ALL) search.set('area', area);
  if (subcategory) search.set('subcategory', subcategory);
  if (sort !== DEFAULT_SORT) search.set('sort', sort);
  if (chips.length > 0) search.set('chips', chips.join(','));
  if (within !== null) search.set('within', String(within));
  if (page > 1) search.set('page', String(page));
  return search;
}

/** The address of the list with these filters. */
export function listPath(list: string, filters: ListFilters): string {
  const query = writeFilters(filters);
  return query.size > 0 ? `${list}?${query}` : list;
}
