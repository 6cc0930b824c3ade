import { usePaths } from '@guide/contracts/module';
import { Button } from '@guide/ui';
import type { Searching } from '../../../state/useSearchState';

interface ClearFiltersProps {
  searching: Searching;
  variant?: 'ink' | 'line';
}

/** Sets every filter and the sort back, and keeps text and view (SEARCH-07). A form, for want of JavaScript. */
export function ClearFilters({ searching: { state, clearFilters }, variant }: ClearFiltersProps) {
  const to = usePaths();
  return (
    <form
      action={to.search()}
      onSubmit={(event) => {
        event.preventDefault();
        clearFilters();
      }}
    >
      {state.text && <input type="hidden" name="query" value={state.text} />}
      {state.view === 'list' && <input type="hidden" name="view" value="list" />}
      <Button full type="submit" variant={variant}>
        Clear All Filters
      </Button>
    </form>
  );
}
