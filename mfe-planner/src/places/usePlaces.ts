import type { Api } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { placeOf } from './place';

const STALE_MS = 5 * 60_000;

export const placesQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('listings', 'planner/places'),
    queryFn: async ({ signal }) => (await api.listings({}, signal)).map(placeOf),
    staleTime: STALE_MS,
  });

/** Reads all places of the guide. The service worker stores the response for offline use. */
export const usePlaces = () => useQuery(placesQuery(useHost().api));
