import type { Api, ChipCounts, SearchQuery } from '@guide/contracts/api';
import {
  clearSearchResults,
  queryKey,
  queryOptions,
  useHost,
  useNow,
  useQuery,
  useQueryClient,
} from '@guide/contracts/module';
import {
  applyFilters,
  type CardListing,
  cardListing,
  type Point,
  type WalkLimit,
} from '@guide/contracts/place';
import type { Calendar } from '@guide/contracts/site';
import { useMemo, useState } from 'react';
import { ALL } from '../state/options';
import type { SearchState } from '../state/searchState';

/** Results of one page: whole rows in one, two and three columns. */
export const PAGE_SIZE = 24;

/** The service gives no more at once. */
const MAX_RESULTS = 500;

/** Text, filters and quick choices together as parameters of the call (SEARCH-21, D-7). */
export function searchParams({ text, category, area, priceRange, rating, chips }: SearchState): SearchQuery {
  return {
    ...(text && { query: text }),
    ...(category !== ALL && { category }),
    ...(area !== ALL && { area }),
    ...(priceRange !== ALL && { priceRange }),
    ...(rating !== ALL && { rating: Number(rating) }),
    ...(chips.length > 0 && { chips: chips.join() }),
  };
}

/** The same with order and page. */
function pageParams(state: SearchState): SearchQuery {
  const { sortBy, page } = state;
  return {
    ...searchParams(state),
    ...(sortBy !== 'relevance' && { sortBy }),
    limit: PAGE_SIZE,
    ...(page > 1 && { offset: (page - 1) * PAGE_SIZE }),
  };
}

/** One page of results. */
interface SearchAnswer {
  results: CardListing[];
  /** Of all pages. */
  total: number;
  /** The page that the results are: the last one where the address has a later one. */
  page: number;
  /** How many each quick choice would leave, and how far on foot the results reach: of what was chosen here. */
  counts?: ChipCounts;
  limit?: WalkLimit | null;
}

async function fetchPage(api: Api, state: SearchState, signal: AbortSignal): Promise<SearchAnswer> {
  const { items, total } = await api.search(pageParams(state), signal);
  const page = Math.min(state.page, Math.max(1, Math.ceil(total / PAGE_SIZE)));
  if (page < state.page && total > 0) return fetchPage(api, { ...state, page }, signal);
  return { results: items.map(cardListing), total, page };
}

/** GET /api/search. */
export const searchQuery = (api: Api, state: SearchState) =>
  queryOptions({
    queryKey: queryKey('search', 'search/results', pageParams(state)),
    queryFn: ({ signal }) => fetchPage(api, state, signal),
  });

/** All results at once, from which the nearest are chosen here: the visitor's position is sent to nobody. */
const everyResultQuery = (api: Api, state: SearchState) =>
  queryOptions({
    queryKey: queryKey('search', 'search/every-result', searchParams(state)),
    queryFn: async ({ signal }) => {
      const results: CardListing[] = [];
      for (let total = 1; results.length < total; ) {
        const part = { limit: MAX_RESULTS, offset: results.length };
        const answer = await api.search({ ...searchParams(state), ...part }, signal);
        results.push(...answer.items.map(cardListing));
        // Listings that go meanwhile leave an empty part.
        total = answer.items.length > 0 ? answer.total : 0;
      }
      return results;
    },
  });

/** One page of all results, nearest first and within the limit; what has no coordinates comes last. */
function nearestPage(
  every: readonly CardListing[],
  from: Point,
  { chips, within, page: requested }: SearchState,
  now: number,
  calendar: Calendar,
): SearchAnswer {
  const { chosen, counts, limit } = applyFilters(every, chips, now, calendar, { from, within });
  const page = Math.min(requested, Math.max(1, Math.ceil(chosen.length / PAGE_SIZE)));
  const results = chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { results, total: chosen.length, page, counts, limit };
}

/**
 * The results of a search. While those of another search load, the ones before keep their place.
 * @param from where the visitor is, for the nearest first
 * @returns `answer` the last one; `current` whether it is the one to this search; `failed` when this search got
 *   none (D-41), until a retry brings one
 */
export function useSearch(state: SearchState, from: Point | null) {
  const { api, site } = useHost();
  const now = useNow();
  const queries = useQueryClient();
  const [retrying, setRetrying] = useState(false);
  const query = useQuery({
    ...searchQuery(api, state),
    enabled: !from,
    placeholderData: (previous) => previous,
  });
  const every = useQuery({ ...everyResultQuery(api, state), enabled: from !== null });
  const nearest = useMemo(
    () => from && every.data && nearestPage(every.data, from, state, now, site),
    [from, every.data, state, now, site],
  );
  if (from && nearest) {
    return { answer: nearest, current: true, failed: false, retrying: false, retry: async () => {} };
  }
  return {
    answer: query.data,
    current: query.data !== undefined && !query.isPlaceholderData,
    failed: query.isLoadingError || every.isLoadingError || retrying,
    retrying,
    retry: async () => {
      setRetrying(true);
      await clearSearchResults(queries);
      setRetrying(false);
    },
  };
}
