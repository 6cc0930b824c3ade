import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** With so many results or fewer, the visitor may have meant something else. */
export const FEW_RESULTS = 2;

/** GET /api/search/suggestions: what a text may mean. */
export const suggestionsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: queryKey('searchSuggestions', 'search/suggestions', text),
    queryFn: ({ signal }) => api.searchSuggestions({ query: text }, signal),
  });

/** None without a text, with enough results, and while they are not known. @param total how many results there are */
export function useSuggestions(text: string, total: number | undefined) {
  const { api } = useHost();
  const few = text !== '' && total !== undefined && total <= FEW_RESULTS;
  const { data } = useQuery({ ...suggestionsQuery(api, text), enabled: few });
  return few ? (data ?? []) : [];
}
