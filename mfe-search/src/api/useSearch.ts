import type { Api, SearchQuery } from '@guide/contracts/api';
import { type QueryClient, queryOptions, useHost, useQuery, useQueryClient } from '@guide/contracts/module';
import { type CardListing, cardListing } from '@guide/contracts/place';
import { useState } from 'react';
import { ALL } from '../state/options';
import type { SearchState } from '../state/searchState';

/** Results of one page: whole rows in one, two and three columns. */
export const PAGE_SIZE = 24;

const PATH = '/api/search';

/** What the service is asked: text, filters and sort together (SEARCH-21, D-7). */
function questionOf({ text, category, area, priceRange, rating, sortBy, page }: SearchState): SearchQuery {
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

/** GET /api/search. */
export function searchQuery(api: Api, state: SearchState) {
  const question = questionOf(state);
  return queryOptions({
    queryKey: [PATH, question],
    queryFn: async ({ signal }): Promise<{ results: CardListing[]; total: number }> => {
      const { results, total } = await api.search(question, signal);
      return { results: results.map(cardListing), total };
    },
  });
}

/** Forgets every kept search result and asks again for what is on the screen (API-11). */
export const clearSearchResults = (queries: QueryClient) => queries.resetQueries({ queryKey: [PATH] });

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
