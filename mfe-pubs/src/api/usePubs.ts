import type { Api, Pub } from '@guide/contracts/api';
import { queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { useMemo } from 'react';
import { pubs } from '../content/pubs';

/** GET /api/pubs. */
export const pubsQuery = (api: Api) =>
  queryOptions({ queryKey: ['pubs'], queryFn: ({ signal }) => api.pubs(signal) });

/**
 * The ten pubs at once from the module's own records, each refreshed when the service answers; a failing call
 * changes nothing (D-45, PUBS-13). Which pubs there are, and their order, is the module's (ENT-17).
 */
export function usePubs(): readonly Pub[] {
  const { api } = useHost();
  const { data } = useQuery(pubsQuery(api));
  return useMemo(
    () => (data ? pubs.map((own) => data.find(({ id }) => id === own.id) ?? own) : pubs),
    [data],
  );
}
