import type { Api, Pub } from '@guide/contracts/api';
import { queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { findPub } from '../content/pubs';

/** GET /api/pubs/{id}. */
export const pubQuery = (api: Api, id: number) =>
  queryOptions({ queryKey: ['pub', id], queryFn: ({ signal }) => api.pub(id, signal) });

/**
 * One pub from the module's own records, refreshed when the service answers; a failing call changes nothing (D-45).
 * @param id null for what is no pub number: no call is made
 */
export function usePub(id: number | null): Pub | undefined {
  const { api } = useHost();
  const own = findPub(id);
  const { data } = useQuery({ ...pubQuery(api, id ?? 0), enabled: own !== undefined });
  return own && (data ?? own);
}
