import { QueryClient } from '@tanstack/react-query';
import { keepEqual } from './keepEqual';

/**
 * Creates a client that never caches or retries queries (API-18), and sends requests while offline, too: the worker may
 * answer. Served data is hydrated with `KEEP_HYDRATED`.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: false,
        gcTime: 0,
        structuralSharing: keepEqual,
      },
    },
  });

/** Served data must outlive the time until its screen mounts; otherwise the first render would lose it. */
export const KEEP_HYDRATED = { defaultOptions: { queries: { gcTime: 60_000 } } };
