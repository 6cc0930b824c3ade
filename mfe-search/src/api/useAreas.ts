import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** The areas of GET /api/search/facets, in alphabetical order (SEARCH-26). */
export const areasQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('searchFacets', 'search/areas'),
    queryFn: async ({ signal }) => (await api.searchFacets({}, signal)).areas.map(({ name }) => name),
  });

/** Empty while they load. */
export const useAreas = (): string[] => useQuery(areasQuery(useHost().api)).data ?? [];
