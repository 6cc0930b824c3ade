import { usePaths } from '@guide/contracts/module';
import { Button, HiddenFields } from '@guide/ui';
import { CLEARED, keptParams } from '../../../state/searchState';
import type { Searching } from '../../../state/useSearchState';

interface ClearFiltersProps {
  searching: Searching;
  variant?: 'ink' | 'line';
}

/** Clears everything except text and view (SEARCH-07). A form works without JavaScript. */
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
      <HiddenFields search={keptParams({ ...state, ...CLEARED })} />
      <Button full type="submit" variant={variant}>
        Clear All Filters
      </Button>
    </form>
  );
}
