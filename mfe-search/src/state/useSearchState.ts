import { useHost, useNavigate, usePaths, useSearchParams } from '@guide/contracts/module';
import { startTransition, useMemo, useOptimistic } from 'react';
import { type Filters, NO_FILTERS, readSearch, type SearchState, searchPath } from './searchState';

/**
 * The search that the address asks for, and ways to ask for another: every change is a step that Back undoes. The
 * router brings a new address a moment later; until then the change itself is shown, so that no control springs
 * back under the visitor's hand.
 */
export function useSearchState() {
  const { track } = useHost();
  const to = usePaths();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const addressed = useMemo(() => readSearch(search), [search]);
  const [state, expect] = useOptimistic(addressed);

  const pathTo = (change: Partial<SearchState>) => searchPath(to.search(), { ...state, ...change });
  const go = (change: Partial<SearchState>) =>
    startTransition(() => {
      expect({ ...state, ...change });
      navigate(pathTo(change));
    });
  return {
    state,
    /** The address of this search with something changed. */
    pathTo,
    /** SEARCH-03: other words; filters and view stay. */
    searchFor: (text: string) => go({ text, page: 1 }),
    /** A filter or the sort; an event, not a page view (D-42). */
    filter: (change: Partial<Filters>) => {
      const [name, value] = Object.entries(change)[0] ?? [];
      track({ name: 'search_filter', category: 'search', label: `${name}: ${value}` });
      go({ ...change, page: 1 });
    },
    /** SEARCH-07. */
    clearFilters: () => go({ ...NO_FILTERS, page: 1 }),
    show: (view: SearchState['view']) => go({ view }),
  };
}

export type Searching = ReturnType<typeof useSearchState>;
