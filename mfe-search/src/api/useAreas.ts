import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** GET /api/search/facets: the distinct areas of all listings, in alphabetical order (SEARCH-26). */
export const areasQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('searchFacets', 'search/areas'),
    queryFn: async ({ signal }) => (await api.searchFacets({}, signal)).areas.map(({ name }) => name),
  });

/** The areas to choose from; none while they are unknown. */
export function useAreas(): string[] {
  const { api } = useHost();
  return useQuery(areasQuery(api)).data ?? [];
}
