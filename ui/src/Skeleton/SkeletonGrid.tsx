import { Grid } from '../Grid/Grid';
import { SkeletonCard } from './SkeletonCard';

interface SkeletonGridProps {
  /** What is loading: "Loading London's finest..." */
  label: string;
  /** How many cards will come; the length of the list at other times where it is not known. */
  count: number;
}

/** A list of cards while it loads: the final grid, so that nothing shifts. */
export const SkeletonGrid = ({ label, count }: SkeletonGridProps) => (
  <div aria-busy="true">
    <p className="visually-hidden" role="status">
      {label}
    </p>
    <div aria-hidden="true">
      <Grid>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move.
          <SkeletonCard key={place} />
        ))}
      </Grid>
    </div>
  </div>
);
