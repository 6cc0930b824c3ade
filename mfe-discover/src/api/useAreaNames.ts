import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

export const areaNamesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('areas', 'discover/area-names'),
    queryFn: async ({ signal }) => (await api.areas({}, signal)).map(({ name }) => name),
  });

/** English names of the areas, as listings have them. */
export const useAreaNames = (): string[] => useQuery(areaNamesQuery(useHost().api)).data ?? [];
