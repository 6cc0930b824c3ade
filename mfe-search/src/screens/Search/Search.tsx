import { useHost, useNear } from '@guide/contracts/module';
import { Container, NewsletterForm } from '@guide/ui';
import { useId } from 'react';
import { useSearch } from '../../api/useSearch';
import { useSearchState } from '../../state/useSearchState';
import { FilterPanel } from './filters/FilterPanel';
import { FiltersButton } from './filters/FiltersButton';
import { Results } from './results/Results';
import styles from './Search.module.css';
import { SearchHero } from './SearchHero';
import { useTrackSearch } from './useTrackSearch';

/** Search box, filters, results, newsletter (SEARCH-20). */
export function Search() {
  const searching = useSearchState();
  const near = useNear(searching.state.within, (within) => searching.filter({ within }));
  const from = near.on ? near.from : null;
  const search = useSearch(searching.state, from);
  const panelId = useId();
  const formId = useId();
  const total = search.current ? search.answer?.total : undefined;
  useTrackSearch(searching.state.text, total);
  return (
    <>
      <SearchHero searching={searching} />
      <Container className={styles.columns}>
        <FiltersButton state={searching.state} panelId={panelId} />
        <FilterPanel searching={searching} id={panelId} formId={formId} total={total} near={near} />
        <Results searching={searching} search={search} formId={formId} near={near} />
      </Container>
      <Container section>
        <NewsletterForm host={useHost()} />
      </Container>
    </>
  );
}
