import type { QueryClient } from '@tanstack/react-query';
import { operations } from '../api/operations';

/**
 * Builds the key of a query in the cache that all modules share.
 * @param view - `module/content`, such as "discover/featured"
 * @param parameters - distinguish queries of the same view
 */
export const queryKey = (
  call: keyof typeof operations,
  view: `${string}/${string}`,
  ...parameters: readonly unknown[]
) => [operations[call].path, view, ...parameters] as const;

/** Drops all cached responses of /api/search and refetches the visible ones (API-11). */
export const clearSearchResults = (queries: QueryClient): Promise<void> =>
  queries.resetQueries({ queryKey: [operations.search.path] });
