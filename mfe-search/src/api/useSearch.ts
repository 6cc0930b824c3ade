import type { Api, SearchQuery } from '@guide/contracts/api';
import {
  clearSearchResults,
  queryKey,
  queryOptions,
  useHost,
  useQuery,
  useQueryClient,
} from '@guide/contracts/module';
import { type CardListing, cardListing } from '@guide/contracts/place';
import { useState } from 'react';
import { ALL } from '../state/options';
import type { SearchState } from '../state/searchState';

/** Results of one page: whole rows in one, two and three columns. */
export const PAGE_SIZE = 24;

/** The parameters of the call: text, filters and sort together (SEARCH-21, D-7). */
function searchParameters({
  text,
  category,
  area,
  priceRange,
  rating,
  sortBy,
  page,
}: SearchState): SearchQuery {
  return {
    ...(text && { query: text }),
    ...(category !== ALL && { category }),
    ...(area !== ALL && { area }),
    ...(priceRange !== ALL && { priceRange }),
    ...(rating !== ALL && { rating: Number(rating) }),
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
  /** The page that the results are: the last one where the address asks for a later one. */
  page: number;
}

async function fetchPage(api: Api, state: SearchState, signal: AbortSignal): Promise<SearchAnswer> {
  const { items, total } = await api.search(searchParameters(state), signal);
  const page = Math.min(state.page, Math.max(1, Math.ceil(total / PAGE_SIZE)));
  if (page < state.page && total > 0) return fetchPage(api, { ...state, page }, signal);
  return { results: items.map(cardListing), total, page };
}

/** GET /api/search. */
export const searchQuery = (api: Api, state: SearchState) =>
  queryOptions({
    queryKey: queryKey('search', 'search/results', searchParameters(state)),
    queryFn: ({ signal }) => fetchPage(api, state, signal),
  });

/**
 * The results of a search. While those of another search load, the ones before keep their place.
 * @returns `answer` the last one; `current` whether it is the one to this search; `failed` when this search got
 *   none (D-41), until a retry brings one
 */
export function useSearch(state: SearchState) {
  const { api } = useHost();
  const queries = useQueryClient();
  const [retrying, setRetrying] = useState(false);
  const query = useQuery({ ...searchQuery(api, state), placeholderData: (previous) => previous });
  return {
    answer: query.data,
    current: query.data !== undefined && !query.isPlaceholderData,
    failed: query.isLoadingError || retrying,
    retrying,
    retry: async () => {
      setRetrying(true);
      await clearSearchResults(queries);
      setRetrying(false);
    },
  };
}
