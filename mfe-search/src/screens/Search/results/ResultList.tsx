import type { CardListing, Point } from '@guide/contracts/place';
import { Grid, HydrateLater } from '@guide/ui';
import { memo } from 'react';
import type { View } from '../../../state/options';
import { ResultCard } from './ResultCard';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow';

interface ResultListProps {
  results: readonly CardListing[];
  query: string;
  view: View;
  from: Point | null;
}

export const ResultList = memo(function ResultList({ results, query, view, from }: ResultListProps) {
  if (view === 'grid') {
    return (
      <Grid>
        {results.map((result, index) => (
          <ResultCard key={result.id} result={result} query={query} from={from} priority={index === 0} />
        ))}
      </Grid>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
    <ul role="list" className={styles.rows}>
      {results.map((result, index) => (
        <HydrateLater as="li" key={result.id}>
          <ResultRow result={result} query={query} from={from} priority={index === 0} />
        </HydrateLater>
      ))}
    </ul>
  );
});
