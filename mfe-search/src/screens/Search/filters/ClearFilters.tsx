import { usePaths } from '@guide/contracts/module';
import { Button } from '@guide/ui';
import { NO_FILTERS } from '../../../state/searchState';
import type { Searching } from '../../../state/useSearchState';
import { HiddenFields } from './HiddenFields';

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
      <HiddenFields
        state={{ ...state, ...NO_FILTERS, chips: [], when: null, from: null, within: null }}
        without={[]}
      />
      <Button full type="submit" variant={variant}>
        Clear All Filters
      </Button>
    </form>
  );
}
