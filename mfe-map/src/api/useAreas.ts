import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

export const areasQuery = (api: Api) =>
  queryOptions({ queryKey: queryKey('areas', 'map/areas'), queryFn: ({ signal }) => api.areas({}, signal) });

export const useAreas = () => useQuery(areasQuery(useHost().api));
