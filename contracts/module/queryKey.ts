import type { QueryClient } from '@tanstack/react-query';
import { operations } from '../api/operations';

/**
 * The key of a query. The page's query cache is one for all modules: a key begins with the path of the call whose
 * answer it holds, then names what a module makes of the answer.
 * @param call an operation of the contract
 * @param view `module/what it holds`, e.g. "discover/featured"
 * @param asked what tells one such query from another
 */
export const queryKey = (
  call: keyof typeof operations,
  view: `${string}/${string}`,
  ...asked: readonly unknown[]
) => [operations[call].path, view, ...asked] as const;

/** Forgets every kept answer of /api/search, whichever module holds it, and asks again for what is shown (API-11). */
export const clearSearchResults = (queries: QueryClient): Promise<void> =>
  queries.resetQueries({ queryKey: [operations.search.path] });
