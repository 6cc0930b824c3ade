import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** With this many results or fewer, the visitor may have meant something else. */
export const FEW_RESULTS = 2;

/** GET /api/search/suggestions. */
export const suggestionsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: queryKey('searchSuggestions', 'search/suggestions', text),
    queryFn: ({ signal }) => api.searchSuggestions({ query: text }, signal),
  });

/** None without a text, with enough results, and while they load. @param total number of results */
export function useSuggestions(text: string, total: number | undefined) {
  const { api } = useHost();
  const few = text !== '' && total !== undefined && total <= FEW_RESULTS;
  const { data } = useQuery({ ...suggestionsQuery(api, text), enabled: few });
  return few ? (data ?? []) : [];
}
