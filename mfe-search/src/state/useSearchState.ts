import { useHost, usePaths, useUrlState } from '@guide/contracts/module';
import { type Chip, toggleChip, type Walk } from '@guide/contracts/place';
import { afterPaint } from './afterPaint';
import { CLEARED, type Filters, readSearch, type SearchState, searchPath } from './searchState';

export function useSearchState() {
  const { track } = useHost();
  const to = usePaths();
  const [state, goTo] = useUrlState(readSearch, (next) => searchPath(to.search(), next));
  const go = (change: Partial<SearchState>) => goTo({ ...state, ...change });
  return {
    state,
    pathTo: (change: Partial<SearchState>) => searchPath(to.search(), { ...state, ...change }),
    /** Keeps filters and view (SEARCH-03). */
    searchFor: (text: string) => go({ text, page: 1 }),
    /** Sets a filter or the sort, tracked as an event (D-42). */
    filter: (change: Partial<Filters & Walk & Pick<SearchState, 'when'>>) => {
      const [name, value] = Object.entries(change)[0] ?? [];
      track({ name: 'search_filter', category: 'search', label: `${name}: ${value}` });
      go({ ...change, page: 1 });
    },
    clearFilters: () => go({ ...CLEARED, page: 1 }),
    toggleChip: (chip: Chip) => {
      track({ name: 'search_filter', category: 'search', label: `chips: ${chip}` });
      go({ chips: toggleChip(state.chips, chip), page: 1 });
    },
    /** The control shows its state before the page renders. */
    show: async (view: SearchState['view']) => {
      await afterPaint();
      go({ view });
    },
  };
}

export type Searching = ReturnType<typeof useSearchState>;
