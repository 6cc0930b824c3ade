import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { RETRY_WHEN_BUSY } from './whenBusy';

/** GET /api/analytics/top-pages: most viewed first, for no particular period (ANA-05). */
export const topPagesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('topPages', 'analytics/top-pages'),
    queryFn: ({ signal }) => api.topPages({}, signal),
  });

export const useTopPages = () => useQuery({ ...topPagesQuery(useHost().api), ...RETRY_WHEN_BUSY });
