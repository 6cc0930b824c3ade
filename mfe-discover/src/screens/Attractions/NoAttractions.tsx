import { usePaths } from '@guide/contracts/module';
import { ButtonLink, EmptyState } from '@guide/ui';

/** Nothing matches (LIST-09, ERR-06), and the way out (D-15). */
export function NoAttractions() {
  const to = usePaths();
  return (
    <EmptyState title="No attractions found" text="Try adjusting your filters">
      <ButtonLink to={to.attractions}>Show all attractions</ButtonLink>
      <ButtonLink to={to.map()} variant="line">
        Look on the map
      </ButtonLink>
    </EmptyState>
  );
}
