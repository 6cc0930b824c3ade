import type { Api, InsightsQuery } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';

/** GET /api/analytics/insights: figures of any days, filtered and compared (D-72). */
export const insightsQuery = (api: Api, question: InsightsQuery) =>
  queryOptions({
    queryKey: queryKey('insights', 'analytics/insights', question),
    queryFn: ({ signal }) => api.insights(question, signal),
  });

/** While another response is on its way, the one before stays in sight. */
export const useInsights = (question: InsightsQuery, enabled: boolean) =>
  useQuery({ ...insightsQuery(useHost().api, question), enabled, placeholderData: (before) => before });
