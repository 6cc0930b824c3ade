import { usePaths } from '@guide/contracts/module';
import { ButtonLink, EmptyState } from '@guide/ui';
import { isFiltered } from '../../../state/searchState';
import type { Searching } from '../../../state/useSearchState';
import { ClearFilters } from '../filters/ClearFilters';

/** Nothing matches: why, and what to do next (SEARCH-14, ERR-06). */
export function NoResults({ searching }: { searching: Searching }) {
  const to = usePaths();
  const { state, pathTo } = searching;
  const searched = state.text ? `"${state.text}"` : 'your filters';
  return (
    <EmptyState
      title="No Results Found"
      text={`We couldn't find any attractions matching ${searched}. Try adjusting your filters or search terms.`}
    >
      {isFiltered(state) ? (
        <ClearFilters searching={searching} />
      ) : (
        <ButtonLink to={pathTo({ text: '', page: 1 })}>Show everything</ButtonLink>
      )}
      <ButtonLink to={to.map()} variant="line">
        Open the map
      </ButtonLink>
    </EmptyState>
  );
}
