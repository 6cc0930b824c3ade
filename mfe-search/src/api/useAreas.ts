import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** Areas from GET /api/search/facets, in alphabetical order (SEARCH-26). */
export const areasQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('searchFacets', 'search/areas'),
    queryFn: async ({ signal }) => (await api.searchFacets({}, signal)).areas.map(({ name }) => name),
  });

export const useAreas = (): string[] => useQuery(areasQuery(useHost().api)).data ?? [];
