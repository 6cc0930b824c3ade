import type { Near } from '@guide/contracts/module';
import { CHIPS, toggled } from '@guide/contracts/place';
import { NothingNear, Pager, QuickChips } from '@guide/ui';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useChipCounts } from '../../../api/useChipCounts';
import { PAGE_SIZE, type useSearch } from '../../../api/useSearch';
import { useSuggestions } from '../../../api/useSuggestions';
import type { Searching } from '../../../state/useSearchState';
import { NoResults } from './NoResults';
import { ResultList } from './ResultList';
import styles from './Results.module.css';
import { ResultsBar } from './ResultsBar';
import { ResultsLoading } from './ResultsLoading';
import { SearchFailed } from './SearchFailed';
import { Suggestions } from './Suggestions';

interface ResultsProps {
  searching: Searching;
  search: ReturnType<typeof useSearch>;
  /** The filters' form, which the view buttons send without JavaScript. */
  formId: string;
  near: Near;
}

/** Count, views and one page of results; another page starts at its top. */
export function Results({ searching, search, formId, near }: ResultsProps) {
  const { state, pathTo, toggleChip } = searching;
  const served = useChipCounts(state);
  const from = near.on ? near.from : null;
  // Its button answers at once, the results follow.
  const view = useDeferredValue(state.view);
  const { answer, current, failed } = search;
  const limit = answer?.limit;
  const all = limit?.all ?? answer?.total;
  const suggestions = useSuggestions(state.text, current && !failed ? all : undefined);
  const suggested = (
    <Suggestions suggestions={suggestions} found={answer?.results.map(({ id }) => id) ?? []} />
  );
  const top = useRef<HTMLElement>(null);
  const page = useRef(state.page);
  useEffect(() => {
    if (page.current !== state.page) top.current?.scrollIntoView();
    page.current = state.page;
  }, [state.page]);
  return (
    <section
      ref={top}
      aria-label="Results"
      aria-busy={!current && !failed}
      className={styles.results}
      data-busy={(!current && !failed) || undefined}
    >
      <QuickChips
        chips={CHIPS}
        chosen={state.chips}
        counts={answer?.counts ?? served}
        near={near}
        pathOf={(chip) => pathTo({ chips: toggled(state.chips, chip), page: 1 })}
        onToggle={toggleChip}
      />
      <ResultsBar
        searching={searching}
        total={current ? answer?.total : undefined}
        limit={limit}
        failed={failed}
        formId={formId}
      />
      {failed ? (
        <SearchFailed retrying={search.retrying} onRetry={search.retry} />
      ) : !answer ? (
        <ResultsLoading />
      ) : answer.total === 0 && limit?.all ? (
        <NothingNear near={near} limit={limit} />
      ) : answer.total === 0 ? (
        <>
          {suggested}
          <NoResults searching={searching} />
        </>
      ) : (
        <>
          <ResultList results={answer.results} searched={state.text} view={view} from={from} />
          <div className={styles.pager}>
            <Pager
              page={answer.page}
              pages={Math.ceil(answer.total / PAGE_SIZE)}
              pathOf={(number) => pathTo({ page: number })}
            />
          </div>
          {suggested}
        </>
      )}
    </section>
  );
}
