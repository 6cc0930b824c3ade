import type { Api, Pub } from '@guide/contracts/api';
import { queryKey, queryOptions, useHost, useQuery } from '@guide/contracts/module';
import { pubs } from '../content/pubs';

const withBundled = (found: readonly Pub[]): readonly Pub[] =>
  pubs.map((bundled) => found.find(({ id }) => id === bundled.id) ?? bundled);

export const pubsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKey('pubs', 'pubs/pubs'),
    queryFn: ({ signal }): Promise<readonly Pub[]> => api.pubs({}, signal),
    placeholderData: pubs,
    select: withBundled,
  });

/** The bundled pubs, updated by the service's response (D-45, PUBS-13). The order never changes (ENT-17). */
export const usePubs = (): readonly Pub[] => useQuery(pubsQuery(useHost().api)).data ?? pubs;
