import { Grid } from '../Grid/Grid';
import { SkeletonCard } from './SkeletonCard';

interface SkeletonGridProps {
  label: string;
  count: number;
}

export const SkeletonGrid = ({ label, count }: SkeletonGridProps) => (
  <div aria-busy="true">
    <p className="visually-hidden" role="status">
      {label}
    </p>
    <div aria-hidden="true">
      <Grid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical cards that never move.
          <SkeletonCard key={index} />
        ))}
      </Grid>
    </div>
  </div>
);
