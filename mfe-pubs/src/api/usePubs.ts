import type { Api, Pub } from '@guide/contracts/api';
import { queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { pubs } from '../content/pubs';

/** GET /api/pubs. */
export const pubsQuery = (api: Api) =>
  queryOptions({ queryKey: ['pubs'], queryFn: ({ signal }) => api.pubs(signal) });

/** The pubs at once from the module's own records, refreshed when the service answers (D-45). */
export function usePubs(): Pub[] {
  const { api } = useHost();
  return useQuery(pubsQuery(api)).data ?? pubs;
}
