import { QueryClient } from '@tanstack/react-query';

/** API-18. Served data is hydrated with `KEEP_HYDRATED`. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: true,
        refetchOnMount: true,
        staleTime: 0,
        gcTime: 0,
      },
    },
  });

/** Hydrated data must outlive the moment before its screen mounts, or the first render would lose it. */
export const KEEP_HYDRATED = { defaultOptions: { queries: { gcTime: 60_000 } } };
