import { type Chip, readChips, readWalk, readWhen, type Walk, writeWalk } from '@guide/contracts/place';

export const SORTS = [
  { value: 'rating', label: 'Top Rated' },
  { value: 'reviews', label: 'Most Reviewed' },
  { value: 'name', label: 'Alphabetical' },
] as const;
/** Added to the sorts while walks have a start. */
export const NEAREST = { value: 'nearest', label: 'Nearest' } as const;
export type Sort = (typeof SORTS)[number]['value'];

export const ALL = 'all';
const DEFAULT_SORT: Sort = 'rating';

/** Filters in the URL (D-9, D-15). */
export interface ListFilters extends Walk {
  /** Name of an area, or "all"; unknown names match nothing. */
  area: string;
  subcategory: string | null;
  sort: Sort;
  chips: Chip[];
  /** The time that chips and cards are about, as from `readWhen`; null: now. */
  when: string | null;
  page: number;
}

/** Parses the URL; unknown sorts and pages become the default. */
export function readFilters(search: URLSearchParams): ListFilters {
  const sort = SORTS.find(({ value }) => value === search.get('sort'))?.value;
  const page = search.get('page') ?? '';
  return {
    area: search.get('area') || ALL,
    subcategory: search.get('subcategory') || null,
    sort: sort ?? DEFAULT_SORT,
    chips: readChips(search),
    when: readWhen(search),
    ...readWalk(search),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** URL parameters without default values. */
export function writeFilters(filters: ListFilters): URLSearchParams {
  const { area, subcategory, sort, chips, when, page } = filters;
  const search = new URLSearchParams();
  if (area !== ALL) search.set('area', area);
  if (subcategory) search.set('subcategory', subcategory);
  if (sort !== DEFAULT_SORT) search.set('sort', sort);
  if (chips.length > 0) search.set('chips', chips.join(','));
  if (when) search.set('when', when);
  writeWalk(search, filters);
  if (page > 1) search.set('page', String(page));
  return search;
}

export function listPath(list: string, filters: ListFilters): string {
  const query = writeFilters(filters);
  return query.size > 0 ? `${list}?${query}` : list;
}
