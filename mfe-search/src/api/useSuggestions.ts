import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** Suggestions are shown for this many results or fewer. */
export const FEW_RESULTS = 2;

export const suggestionsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: queryKey('searchSuggestions', 'search/suggestions', text),
    queryFn: ({ signal }) => api.searchSuggestions({ query: text }, signal),
  });

/** Suggestions for a text with few results. @param total - number of results; undefined while loading */
export function useSuggestions(text: string, total: number | undefined) {
  const { api } = useHost();
  const few = text !== '' && total !== undefined && total <= FEW_RESULTS;
  const { data } = useQuery({ ...suggestionsQuery(api, text), enabled: few });
  return few ? (data ?? []) : [];
}
