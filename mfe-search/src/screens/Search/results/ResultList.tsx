import type { CardListing, Point } from '@guide/contracts/place';
import { Grid } from '@guide/ui';
import { memo } from 'react';
import { ResultCard } from './ResultCard';
import styles from './views.module.css';

interface ResultListProps {
  results: readonly CardListing[];
  query: string;
  from: Point | null;
}

/** The results, which the view's radio buttons lay out as grid or list (`views.module.css`). */
export const ResultList = memo(({ results, query, from }: ResultListProps) => (
  <div className={styles.results}>
    <Grid>
      {results.map((result, index) => (
        <ResultCard key={result.id} result={result} query={query} from={from} priority={index === 0} />
      ))}
    </Grid>
  </div>
));
