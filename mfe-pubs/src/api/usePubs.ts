import type { Api, Pub } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { useMemo } from 'react';
import { pubs } from '../content/pubs';

/** GET /api/pubs. */
const pubsQuery = (api: Api) =>
  queryOptions({ queryKey: queryKey('pubs', 'pubs/pubs'), queryFn: ({ signal }) => api.pubs({}, signal) });

/**
 * The ten pubs: the records bundled with the module, each replaced by the service's answer; a failed call changes
 * nothing (D-45, PUBS-13). Which pubs are listed, and their order, is fixed in the module (ENT-17).
 */
export function usePubs(): readonly Pub[] {
  const { api } = useHost();
  const { data } = useQuery(pubsQuery(api));
  return useMemo(
    () => (data ? pubs.map((bundled) => data.find(({ id }) => id === bundled.id) ?? bundled) : pubs),
    [data],
  );
}
