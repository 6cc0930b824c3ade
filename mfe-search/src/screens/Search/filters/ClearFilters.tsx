import { useAddress, usePaths } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
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
  const address = useAddress();
  return (
    <form
      action={address(to.search())}
      onSubmit={(event) => {
        event.preventDefault();
        clearFilters();
      }}
    >
      <HiddenFields search={keptParams({ ...state, ...CLEARED })} />
      <Button full type="submit" variant={variant}>
        {i18n.t('Clear All Filters')}
      </Button>
    </form>
  );
}
