import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { LIVE_INTERVAL_MS } from './live';
import { RETRY_WHEN_BUSY } from './whenBusy';

export const recentVisitsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('recentVisits', 'analytics/recent-visits'),
    queryFn: ({ signal }) => api.recentVisits({}, signal),
    refetchInterval: LIVE_INTERVAL_MS,
  });

export const useRecentVisits = () => useQuery({ ...recentVisitsQuery(useHost().api), ...RETRY_WHEN_BUSY });
