import { Grid } from '../Grid/Grid';
import { SkeletonCard } from './SkeletonCard';

interface SkeletonGridProps {
  /** What is loading: "Loading London's finest..." */
  label: string;
  /** Expected number of cards. */
  count: number;
}

/** A list of cards while it loads, in the final grid. */
export const SkeletonGrid = ({ label, count }: SkeletonGridProps) => (
  <div aria-busy="true">
    <p className="visually-hidden" role="status">
      {label}
    </p>
    <div aria-hidden="true">
      <Grid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move.
          <SkeletonCard key={index} />
        ))}
      </Grid>
    </div>
  </div>
);
