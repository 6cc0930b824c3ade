import { Pager } from '@guide/ui';
import { useEffect, useRef } from 'react';
import { PAGE_SIZE, type useSearch } from '../../../api/useSearch';
import type { Searching } from '../../../state/useSearchState';
import { NoResults } from './NoResults';
import { ResultList } from './ResultList';
import styles from './Results.module.css';
import { ResultsBar } from './ResultsBar';
import { ResultsLoading } from './ResultsLoading';
import { SearchFailed } from './SearchFailed';

interface ResultsProps {
  searching: Searching;
  search: ReturnType<typeof useSearch>;
  /** The filters' form, which the view buttons send without JavaScript. */
  formId: string;
}

/** Count, views and one page of results; another page starts at its top. */
export function Results({ searching, search, formId }: ResultsProps) {
  const { state, pathTo } = searching;
  const { answer, current, failed } = search;
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
      <ResultsBar
        searching={searching}
        total={current ? answer?.total : undefined}
        failed={failed}
        formId={formId}
      />
      {failed ? (
        <SearchFailed retrying={search.retrying} onRetry={search.retry} />
      ) : !answer ? (
        <ResultsLoading />
      ) : answer.total === 0 ? (
        <NoResults searching={searching} />
      ) : (
        <>
          <ResultList results={answer.results} searched={state.text} view={state.view} />
          <div className={styles.pager}>
            <Pager
              page={answer.page}
              pages={Math.ceil(answer.total / PAGE_SIZE)}
              pathOf={(number) => pathTo({ page: number })}
            />
          </div>
        </>
      )}
    </section>
  );
}
