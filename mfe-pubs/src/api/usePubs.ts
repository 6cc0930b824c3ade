import type { Api, Pub } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { useMemo } from 'react';
import { pubs } from '../content/pubs';

const pubsQuery = (api: Api) =>
  queryOptions({ queryKey: queryKey('pubs', 'pubs/pubs'), queryFn: ({ signal }) => api.pubs({}, signal) });

/** The bundled pubs, updated by the service's response (D-45, PUBS-13). The order never changes (ENT-17). */
export function usePubs(): readonly Pub[] {
  const { api } = useHost();
  const { data } = useQuery(pubsQuery(api));
  return useMemo(
    () => (data ? pubs.map((bundled) => data.find(({ id }) => id === bundled.id) ?? bundled) : pubs),
    [data],
  );
}
