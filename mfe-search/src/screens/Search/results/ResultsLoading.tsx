import { Grid, SkeletonCard } from '@guide/ui';

/** Two rows of the widest grid. */
const CARDS = ['1', '2', '3', '4', '5', '6'];

/** The first results while they load; the line above them announces it (SEARCH-13). */
export const ResultsLoading = () => (
  <>
    <div aria-hidden="true">
      <Grid>
        {CARDS.map((card) => (
          <SkeletonCard key={card} />
        ))}
      </Grid>
    </div>
    <noscript>
      <p>The search is not answering at the moment. Please load this page again in a minute.</p>
    </noscript>
  </>
);
