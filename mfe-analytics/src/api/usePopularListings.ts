import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { RETRY_WHEN_BUSY } from './whenBusy';

/** GET /api/analytics/popular-listings: most viewed first, for no particular period (ANA-05). */
export const popularListingsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('popularListings', 'analytics/popular-listings'),
    queryFn: ({ signal }) => api.popularListings({}, signal),
  });

export const usePopularListings = () =>
  useQuery({ ...popularListingsQuery(useHost().api), ...RETRY_WHEN_BUSY });
