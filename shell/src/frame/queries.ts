import type { ServedQuery } from '@guide/contracts/module';
import { hashKey, hydrate, QueryClient, type QueryState } from '@tanstack/react-query';
import { keepEqual } from './keepEqual';

/** How long data that no component has used yet counts as fetched by the first mount (D-90). */
export const FIRST_MOUNT_MS = 15_000;

/**
 * Creates a client that never caches or retries queries (API-18), and sends requests while offline, too: the worker may
 * answer. Served and preloaded data is not requested again by its first
 * mount (D-90), but on focus and by later mounts.
 * @param servedAt - when the page's response began, as from `performance.now()`; default: no data is as new as that
 */
export function createQueryClient(servedAt = Number.NEGATIVE_INFINITY): QueryClient {
  /** When data arrived that no component used at that time. */
  const arrivals = new WeakMap<object, number>();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnMount: (query) =>
          performance.now() - (arrivals.get(query) ?? Number.NEGATIVE_INFINITY) >= FIRST_MOUNT_MS,
        refetchOnReconnect: true,
        retry: false,
        gcTime: 0,
        structuralSharing: keepEqual,
      },
    },
  });
  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    const isUsed = query.getObserversCount() > 0;
    if (event.type === 'added' && query.state.data !== undefined) arrivals.set(query, servedAt);
    if (event.type === 'updated' && event.action.type === 'success' && !isUsed)
      arrivals.set(query, performance.now());
    if (event.type === 'observerRemoved' && !isUsed) arrivals.delete(query);
  });
  return client;
}

/** Served data must outlive the time until its screen mounts; otherwise the first render would lose it. */
const KEEP_HYDRATED = { defaultOptions: { queries: { gcTime: 60_000 } } };

const FETCHED: QueryState = {
  data: undefined,
  dataUpdateCount: 1,
  dataUpdatedAt: 0,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
};

/** Gives a client the data of the served page. */
export function hydrateQueries(client: QueryClient, served: ServedQuery[]): void {
  const queries = served.map(({ key, data, at }) => ({
    queryKey: key,
    queryHash: hashKey(key),
    dehydratedAt: at,
    state: { ...FETCHED, data, dataUpdatedAt: at },
  }));
  hydrate(client, { queries, mutations: [] }, KEEP_HYDRATED);
}
