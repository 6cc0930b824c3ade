import type { Suggestion } from '@guide/contracts/api';
import { type Near, useAddress, useHost, usePaths, useWhenChoices } from '@guide/contracts/module';
import { chipsAt, popularSearches, toggleChip } from '@guide/contracts/place';
import { i18n } from '@guide/contracts/texts';
import {
  ButtonLink,
  ChipLink,
  Chips,
  EmptyState,
  ErrorPanel,
  Grid,
  NoPlacesNearby,
  Pager,
  SkeletonCard,
  StartingPointPanel,
} from '@guide/ui';
import { useEffect, useRef } from 'react';
import { useChipCounts } from '../../../api/useChipCounts';
import { PAGE_SIZE, type useSearch } from '../../../api/useSearch';
import { useSuggestions } from '../../../api/useSuggestions';
import { isFiltered } from '../../../state/searchState';
import type { Searching } from '../../../state/useSearchState';
import { ClearFilters } from '../filters/ClearFilters';
import { ResultList } from './ResultList';
import styles from './Results.module.css';
import { ResultsBar } from './ResultsBar';
import { Suggestions } from './Suggestions';

interface ResultsProps {
  searching: Searching;
  search: ReturnType<typeof useSearch>;
  formId: string;
  near: Near;
}

export function Results({ searching, search, formId, near }: ResultsProps) {
  const { state, pathTo } = searching;
  const to = usePaths();
  const address = useAddress();
  const chipCounts = useChipCounts(state);
  const choices = useWhenChoices(state.when);
  const { data, current, failed } = search;
  const limit = data?.limit;
  const all = limit?.all ?? data?.total;
  const suggestions = useSuggestions(state.text, current && !failed ? all : undefined);
  const resultIds = data?.results.map(({ id }) => id) ?? [];
  const top = useRef<HTMLElement>(null);
  const page = useRef(state.page);
  useEffect(() => {
    if (page.current !== state.page) top.current?.scrollIntoView();
    page.current = state.page;
  }, [state.page]);
  return (
    <section
      ref={top}
      aria-label={i18n.t('Results')}
      aria-busy={!current && !failed}
      className={styles.results}
      data-busy={(!current && !failed) || undefined}
    >
      <Chips
        chips={chipsAt(choices)}
        chosen={state.chips}
        counts={data?.counts ?? chipCounts}
        near={near}
        when={{
          ...choices,
          pathOf: (when) => pathTo({ when, page: 1 }),
          onChoose: (when) => searching.filter({ when }),
        }}
        pathOf={(chip) => pathTo({ chips: toggleChip(state.chips, chip), page: 1 })}
        onToggle={searching.toggleChip}
      />
      <StartingPointPanel near={near} action={address(to.search())} query={pathTo({ from: null, page: 1 })} />
      <ResultsBar
        near={near}
        searching={searching}
        total={current ? data?.total : undefined}
        ids={resultIds}
        limit={limit}
        failed={failed}
        formId={formId}
      />
      <ResultsContent searching={searching} search={search} near={near} suggestions={suggestions} />
    </section>
  );
}

interface ResultsContentProps extends Pick<ResultsProps, 'searching' | 'search' | 'near'> {
  suggestions: readonly Suggestion[];
}

/** What is below the results bar: results, or why there are none. */
function ResultsContent({ searching, search, near, suggestions }: ResultsContentProps) {
  const { state, pathTo } = searching;
  const { data, failed } = search;
  if (failed) return <SearchFailed search={search} />;
  if (!data) return <ResultsLoading />;
  const suggestionList = (
    <Suggestions suggestions={suggestions} resultIds={data.results.map(({ id }) => id)} />
  );
  if (data.total > 0) {
    return (
      <>
        <ResultList results={data.results} query={state.text} from={near.on ? near.from : null} />
        <div className={styles.pager}>
          <Pager
            page={data.page}
            pages={Math.ceil(data.total / PAGE_SIZE)}
            pathOf={(number) => pathTo({ page: number })}
          />
        </div>
        {suggestionList}
      </>
    );
  }
  if (data.limit?.all) return <NoPlacesNearby near={near} limit={data.limit} />;
  if (state.from && state.within) return <NoPlacesNearby near={near} limit={{ within: state.within }} />;
  return (
    <>
      {suggestionList}
      <NoResults searching={searching} />
      {suggestions.length === 0 && <PopularSearches />}
    </>
  );
}

/** Says that the search failed and offers a retry, which keeps the filters (D-41). */
function SearchFailed({ search }: Pick<ResultsProps, 'search'>) {
  const { product } = useHost().site;
  const to = usePaths();
  return (
    <ErrorPanel
      title={i18n.t('The search failed')}
      text={i18n.t('Your search and filters are kept. The rest of the {city} guide still works.', {
        city: product,
      })}
      onRetry={search.retry}
      retrying={search.retrying}
    >
      <ButtonLink to={to.map()} variant="line">
        {i18n.t('Open the map')}
      </ButtonLink>
    </ErrorPanel>
  );
}

const SKELETONS = ['1', '2', '3', '4', '5', '6'];

/** Hidden from screen readers, because the results bar announces the loading (SEARCH-13). */
const ResultsLoading = () => (
  <>
    <div aria-hidden="true">
      <Grid>
        {SKELETONS.map((card) => (
          <SkeletonCard key={card} />
        ))}
      </Grid>
    </div>
    <noscript>
      <p>{i18n.t('The search is not available right now. Please reload this page in a minute.')}</p>
    </noscript>
  </>
);

/** Offered when nothing similar was found either. */
function PopularSearches() {
  const to = usePaths();
  return (
    <ul className={styles.popular} aria-label={i18n.t('Popular searches')}>
      {popularSearches(useHost().site, to).map((popular) => (
        <li key={popular.to}>
          <ChipLink to={popular.to}>{popular.name}</ChipLink>
        </li>
      ))}
    </ul>
  );
}

/** Says that nothing matches, with ways on (SEARCH-14, ERR-06). */
function NoResults({ searching }: { searching: Searching }) {
  const to = usePaths();
  const { state, pathTo } = searching;
  return (
    <EmptyState
      title={i18n.t('No Results Found')}
      text={
        state.text
          ? i18n.t(
              'We couldn\'t find any attractions matching "{text}". Try adjusting your filters or search terms.',
              { text: state.text },
            )
          : i18n.t(
              "We couldn't find any attractions matching your filters. Try adjusting your filters or search terms.",
            )
      }
    >
      {isFiltered(state) ? (
        <ClearFilters searching={searching} />
      ) : (
        <ButtonLink to={pathTo({ text: '', page: 1 })}>{i18n.t('Show all places')}</ButtonLink>
      )}
      <ButtonLink to={to.map()} variant="line">
        {i18n.t('Open the map')}
      </ButtonLink>
    </EmptyState>
  );
}
