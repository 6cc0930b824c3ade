import type { Api, InsightsQuery } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { RETRY_WHEN_BUSY } from './whenBusy';

export const insightsQuery = (api: Api, params: InsightsQuery) =>
  queryOptions({
    queryKey: queryKey('insights', 'analytics/insights', params),
    queryFn: ({ signal }) => api.insights(params, signal),
  });

export const useInsights = (params: InsightsQuery, enabled: boolean) =>
  useQuery({
    ...insightsQuery(useHost().api, params),
    ...RETRY_WHEN_BUSY,
    enabled,
    placeholderData: (previous) => previous,
  });
