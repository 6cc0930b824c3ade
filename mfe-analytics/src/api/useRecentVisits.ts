import type { Api } from '@guide/contracts/api';
import { queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { LIVE_INTERVAL } from './live';

/** GET /api/analytics/recent: the latest page views, without anything personal (D-20). */
export const recentVisitsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['recent-visits'],
    queryFn: ({ signal }) => api.recentVisits({}, signal),
    refetchInterval: LIVE_INTERVAL,
  });

export const useRecentVisits = () => useQuery(recentVisitsQuery(useHost().api));
