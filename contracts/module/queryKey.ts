import type { QueryClient } from '@tanstack/react-query';
import { operations } from '../api/operations';

/**
 * The key of a query. The page's query cache is one for all modules: a key begins with the path of the call whose
 * answer it holds, then names what a module makes of the answer.
 * @param call an operation of the contract
 * @param view `module/what it holds`, e.g. "discover/featured"
 * @param parameters what distinguishes one such query from another
 */
export const queryKey = (
  call: keyof typeof operations,
  view: `${string}/${string}`,
  ...parameters: readonly unknown[]
) => [operations[call].path, view, ...parameters] as const;

/** Removes every cached answer of /api/search, of all modules, and fetches again what is shown (API-11). */
export const clearSearchResults = (queries: QueryClient): Promise<void> =>
  queries.resetQueries({ queryKey: [operations.search.path] });
