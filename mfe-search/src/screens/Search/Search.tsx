import { useHost, useStartingPoint, WhenContext } from '@guide/contracts/module';
import { Container, HydrateLater, NewsletterForm } from '@guide/ui';
import { useEffect, useId, useRef } from 'react';
import { useSearch } from '../../api/useSearch';
import { useSearchState } from '../../state/useSearchState';
import { FilterPanel, FiltersButton } from './filters/FilterPanel';
import { Results } from './results/Results';
import styles from './Search.module.css';
import { SearchHero } from './SearchHero';

export function Search() {
  const searching = useSearchState();
  const near = useStartingPoint(searching.state, searching.filter);
  // The service sorts by distance from a start in the URL, the browser from the visitor's position.
  const search = useSearch(searching.state, near.on && !searching.state.from ? near.from : null);
  const panelId = useId();
  const formId = useId();
  const total = search.current ? search.data?.total : undefined;
  useTrackSearch(searching.state.text, total);
  return (
    <WhenContext value={searching.state.when}>
      <SearchHero searching={searching} />
      <Container wide className={styles.columns}>
        <FiltersButton state={searching.state} panelId={panelId} />
        <FilterPanel searching={searching} id={panelId} formId={formId} total={total} near={near} />
        <Results searching={searching} search={search} formId={formId} near={near} />
      </Container>
      <HydrateLater>
        <Container section>
          <NewsletterForm host={useHost()} />
        </Container>
      </HydrateLater>
    </WhenContext>
  );
}

/** Tracks each searched text once, as an event instead of a page view (D-42). @param total - undefined while loading */
function useTrackSearch(text: string, total: number | undefined): void {
  const { track } = useHost();
  const tracked = useRef('');
  useEffect(() => {
    if (total === undefined || tracked.current === text) return;
    tracked.current = text;
    if (text) track({ name: 'search', category: 'search', label: text, value: total });
  }, [track, text, total]);
}
