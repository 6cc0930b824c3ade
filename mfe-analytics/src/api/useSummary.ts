import type { Api, Period } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { LIVE_INTERVAL_MS } from './live';

/** GET /api/analytics/summary: one period's figures beside those of the period before (D-18). */
export const summaryQuery = (api: Api, period: Period) =>
  queryOptions({
    queryKey: queryKey('analyticsSummary', 'analytics/summary', period),
    queryFn: ({ signal }) => api.analyticsSummary({ period }, signal),
    refetchInterval: LIVE_INTERVAL_MS,
  });

/** While another period is on its way, the one before stays in sight. */
export const useSummary = (period: Period) =>
  useQuery({ ...summaryQuery(useHost().api, period), placeholderData: (before) => before });
