import {
  type Chip,
  isPriceRange,
  readChips,
  readWalk,
  readWhen,
  type Walk,
  writeWalk,
} from '@guide/contracts/place';
import { searchTextOf } from '@guide/contracts/site';
import {
  ALL,
  CATEGORIES,
  type CategoryChoice,
  RATINGS,
  type RatingChoice,
  SORTS,
  type SortChoice,
  type View,
} from './options';

/** Filters and sort (ENT-20). */
export interface Filters {
  category: CategoryChoice;
  /** Name of an area, or "all"; unknown names match nothing. */
  area: string;
  /** "Free", "££", or "all"; levels that no place has match nothing. */
  priceRange: string;
  rating: RatingChoice;
  sortBy: SortChoice;
}

/** State in the URL (D-9). */
export interface SearchState extends Filters, Walk {
  text: string;
  chips: Chip[];
  /** The time that chips and cards are about, as from `readWhen`; null: now. */
  when: string | null;
  view: View;
  page: number;
}

/** The default values, which filter nothing (ENT-20, SEARCH-07). */
export const NO_FILTERS: Filters = {
  category: ALL,
  area: ALL,
  priceRange: ALL,
  rating: ALL,
  sortBy: 'relevance',
};

/** What "Clear All Filters" sets (SEARCH-07). */
export const CLEARED = { ...NO_FILTERS, chips: [], when: null, from: null, within: null };

/** Limits of the search service. */
const MAX_AREA_LENGTH = 200;
const MAX_PAGE = 40_000;

function optionOr<Value extends string>(
  options: readonly Value[],
  value: string | null,
  fallback: Value,
): Value {
  return options.find((option) => option === value) ?? fallback;
}

/** Parses the URL (SEARCH-01, SEARCH-02) and ignores unknown options. */
export function readSearch(search: URLSearchParams): SearchState {
  const text = searchTextOf(search.get('query')) || searchTextOf(search.get('q'));
  const area = search.get('area') || ALL;
  const price = search.get('priceRange') ?? '';
  const page = search.get('page') ?? '';
  return {
    text,
    category: optionOr(CATEGORIES, search.get('category'), NO_FILTERS.category),
    area: area.length > MAX_AREA_LENGTH ? ALL : area,
    priceRange: isPriceRange(price) ? price : ALL,
    rating: optionOr(RATINGS, search.get('rating'), NO_FILTERS.rating),
    sortBy: optionOr(SORTS, search.get('sortBy'), NO_FILTERS.sortBy),
    chips: readChips(search),
    when: readWhen(search),
    ...readWalk(search),
    view: search.get('view') === 'list' ? 'list' : 'grid',
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  };
}

/** Whether filters, chips or a starting point narrow the results. */
export const isFiltered = (state: SearchState): boolean =>
  state.chips.length > 0 || state.from !== null || activeFilters(state).length > 0;

export const activeFilters = (state: Filters): [name: keyof Filters, value: string][] =>
  (Object.keys(NO_FILTERS) as (keyof Filters)[])
    .filter((name) => state[name] !== NO_FILTERS[name])
    .map((name) => [name, state[name]]);

/** Builds the URL parameters; omits those that have their default value (D-9). */
function searchParams(state: SearchState): URLSearchParams {
  const search = new URLSearchParams();
  if (state.text) search.set('query', state.text);
  for (const [name, value] of activeFilters(state)) search.set(name, value);
  if (state.chips.length > 0) search.set('chips', state.chips.join(','));
  if (state.when) search.set('when', state.when);
  writeWalk(search, state);
  if (state.view === 'list') search.set('view', 'list');
  if (state.page > 1) search.set('page', String(state.page));
  return search;
}

/** Parameters that a form without JavaScript keeps: a changed search begins at its first page. */
export const keptParams = (state: SearchState): URLSearchParams => searchParams({ ...state, page: 1 });

/** URL of a search, with spaces as %20 like all links of the guide. */
export function searchPath(base: string, state: SearchState): string {
  const search = searchParams(state);
  return search.size > 0 ? `${base}?${search.toString().replaceAll('+', '%20')}` : base;
}
