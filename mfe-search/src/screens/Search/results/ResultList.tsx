import type { CardListing, Point } from '@guide/contracts/place';
import { Grid } from '@guide/ui';
import { memo } from 'react';
import type { View } from '../../../state/options';
import { ResultCard } from './ResultCard';
import styles from './ResultList.module.css';
import { ResultRow } from './ResultRow';

interface ResultListProps {
  results: readonly CardListing[];
  searched: string;
  view: View;
  /** The visitor's position, for distances. */
  from: Point | null;
}

/** SEARCH-08, SEARCH-09. */
export const ResultList = memo(function ResultList({ results, searched, view, from }: ResultListProps) {
  if (view === 'grid') {
    return (
      <Grid>
        {results.map((result, index) => (
          <ResultCard
            key={result.id}
            result={result}
            searched={searched}
            from={from}
            priority={index === 0}
          />
        ))}
      </Grid>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the list role from lists without markers.
    <ul role="list" className={styles.rows}>
      {results.map((result, index) => (
        <li key={result.id}>
          <ResultRow result={result} searched={searched} from={from} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
});
