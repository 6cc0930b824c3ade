import type { Api, Period } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { LIVE_INTERVAL_MS } from './live';
import { RETRY_WHEN_BUSY } from './whenBusy';

export const summaryQuery = (api: Api, period: Period) =>
  queryOptions({
    queryKey: queryKey('analyticsSummary', 'analytics/summary', period),
    queryFn: ({ signal }) => api.analyticsSummary({ period }, signal),
    refetchInterval: LIVE_INTERVAL_MS,
  });

export const useSummary = (period: Period) =>
  useQuery({
    ...summaryQuery(useHost().api, period),
    ...RETRY_WHEN_BUSY,
    placeholderData: (previous) => previous,
  });
