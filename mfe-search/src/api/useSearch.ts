import type { Api, ChipCounts, SearchQuery } from '@guide/contracts/api';
import {
  clearSearchResults,
  queryKey,
  queryOptions,
  useHost,
  useQuery,
  useQueryClient,
  useWhen,
} from '@guide/contracts/module';
import {
  applyFilters,
  type CardListing,
  cardListing,
  type Point,
  type WalkLimit,
  type When,
} from '@guide/contracts/place';
import type { Calendar } from '@guide/contracts/site';
import { useMemo, useState } from 'react';
import { ALL } from '../state/options';
import type { SearchState } from '../state/searchState';

/** Fills complete rows in one to four columns. */
export const PAGE_SIZE = 24;

/** Maximum number of results per request. */
const MAX_RESULTS = 500;

/** Request parameters without sort and page (SEARCH-21, D-7). */
export function searchParams(state: SearchState): SearchQuery {
  const { text, category, area, priceRange, rating, chips, when, from, within } = state;
  const query: SearchQuery = {};
  if (from !== null) query.from = from;
  // Without a start, the walk begins at the visitor's position, which only the browser knows.
  if (from !== null && within !== null) query.within = within;
  if (text) query.query = text;
  if (category !== ALL) query.category = category;
  if (area !== ALL) query.area = area;
  if (priceRange !== ALL) query.priceRange = priceRange;
  if (rating !== ALL) query.rating = Number(rating);
  if (chips.length > 0) query.chips = chips.join();
  if (when) query.when = when;
  return query;
}

function pageParams(state: SearchState): SearchQuery {
  const { sortBy, page } = state;
  const query = searchParams(state);
  if (sortBy !== 'relevance') query.sortBy = sortBy;
  query.limit = PAGE_SIZE;
  if (page > 1) query.offset = (page - 1) * PAGE_SIZE;
  return query;
}

interface ResultPage {
  results: CardListing[];
  total: number;
  /** Current page, at most the last one. */
  page: number;
  /** Only if the browser filtered the results. */
  counts?: ChipCounts;
  limit?: WalkLimit | null;
}

async function fetchPage(api: Api, state: SearchState, signal: AbortSignal): Promise<ResultPage> {
  const { items, total } = await api.search(pageParams(state), signal);
  const page = Math.min(state.page, Math.max(1, Math.ceil(total / PAGE_SIZE)));
  if (page < state.page && total > 0) return fetchPage(api, { ...state, page }, signal);
  return { results: items.map(cardListing), total, page };
}

/** One page of results (GET /api/search). */
export const searchQuery = (api: Api, state: SearchState) =>
  queryOptions({
    queryKey: queryKey('search', 'search/results', pageParams(state)),
    queryFn: ({ signal }) => fetchPage(api, state, signal),
  });

/** All results: the browser sorts them by distance, to keep the visitor's position private. */
const everyResultQuery = (api: Api, state: SearchState) =>
  queryOptions({
    queryKey: queryKey('search', 'search/every-result', searchParams(state)),
    queryFn: async ({ signal }) => {
      const results: CardListing[] = [];
      for (let total = 1; results.length < total; ) {
        const range = { limit: MAX_RESULTS, offset: results.length };
        const response = await api.search({ ...searchParams(state), ...range }, signal);
        results.push(...response.items.map(cardListing));
        // Stops if listings were deleted between two requests.
        total = response.items.length > 0 ? response.total : 0;
      }
      return results;
    },
  });

function nearestPage(
  all: readonly CardListing[],
  from: Point,
  { chips, within, page: requested }: SearchState,
  when: When,
  calendar: Calendar,
): ResultPage {
  const { chosen: matching, counts, limit } = applyFilters(all, chips, when, calendar, { from, within });
  const page = Math.min(requested, Math.max(1, Math.ceil(matching.length / PAGE_SIZE)));
  const results = matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { results, total: matching.length, page, counts, limit };
}

/**
 * Results of a search; the previous ones stay until new ones arrive.
 * @param from - the visitor's position, to sort by distance; null for the order of the service
 * @returns `data` the last page of results; `current` whether it belongs to this search; `failed` (D-41)
 */
export function useSearch(state: SearchState, from: Point | null) {
  const { api, site } = useHost();
  const when = useWhen(state.when);
  const queries = useQueryClient();
  const [retrying, setRetrying] = useState(false);
  const query = useQuery({
    ...searchQuery(api, state),
    enabled: !from,
    placeholderData: (previous) => previous,
  });
  const all = useQuery({ ...everyResultQuery(api, state), enabled: from !== null });
  const nearest = useMemo(
    () => from && all.data && nearestPage(all.data, from, state, when, site),
    [from, all.data, state, when, site],
  );
  if (from && nearest) {
    return { data: nearest, current: true, failed: false, retrying: false, retry: async () => {} };
  }
  return {
    data: query.data,
    current: query.data !== undefined && !query.isPlaceholderData,
    failed: query.isLoadingError || all.isLoadingError || retrying,
    retrying,
    retry: async () => {
      setRetrying(true);
      await clearSearchResults(queries);
      setRetrying(false);
    },
  };
}
