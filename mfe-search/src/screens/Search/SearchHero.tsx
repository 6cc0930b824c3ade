import { useAutocomplete, useHost, useNavigate, usePaths } from '@guide/contracts/module';
import { type Site, searchTextOf } from '@guide/contracts/site';
import { Container, HiddenFields, Kicker, SearchCombobox } from '@guide/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { keptParams } from '../../state/searchState';
import type { Searching } from '../../state/useSearchState';
import styles from './SearchHero.module.css';

/** The heading: of all places if no text is searched (SEARCH-10, SEARCH-11, D-10). */
export const headingOf = (text: string, { product }: Site): string =>
  text ? `Results for "${text}"` : `All ${product} Attractions`;

export function SearchHero({ searching: { state, searchFor } }: { searching: Searching }) {
  const { site } = useHost();
  const to = usePaths();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  // `onSearch` ignores empty text, which on this page means "all results".
  const onSubmit = (event: SubmitEvent<HTMLElement>) => {
    const entered = new FormData(event.target as HTMLFormElement).get('query') as string | null;
    if (state.text && searchTextOf(entered) === '') searchFor('');
  };
  return (
    <div className={styles.hero}>
      <Container wide className={styles.inside}>
        <div>
          <Kicker>Search</Kicker>
          <h1 className={styles.title} tabIndex={-1}>
            {headingOf(state.text, site)}
          </h1>
        </div>
        <div onSubmit={onSubmit}>
          <SearchCombobox
            label={`Search ${site.product}`}
            text={state.text}
            action={to.search()}
            onSearch={(text) => {
              setTyped('');
              searchFor(text);
            }}
            suggestions={useAutocomplete(typed)}
            onText={setTyped}
            onChoose={navigate}
            form={form}
          >
            <HiddenFields search={keptParams(state)} without={['query']} />
          </SearchCombobox>
        </div>
      </Container>
    </div>
  );
}
