import { useAddress, useAutocomplete, useHost, useNavigate, usePaths } from '@guide/contracts/module';
import { type Site, searchTextOf } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { Container, HiddenFields, Kicker, SearchCombobox } from '@guide/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { keptParams } from '../../state/searchState';
import type { Searching } from '../../state/useSearchState';
import styles from './SearchHero.module.css';

/** The heading: of all places if no text is searched (SEARCH-10, SEARCH-11, D-10). */
export const headingOf = (text: string, { product }: Site): string =>
  text ? i18n.t('Results for "{text}"', { text }) : i18n.t('All {city} Attractions', { city: product });

export function SearchHero({ searching: { state, searchFor } }: { searching: Searching }) {
  const { site } = useHost();
  const to = usePaths();
  const address = useAddress();
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
          <Kicker>{i18n.t('Search')}</Kicker>
          <h1 className={styles.title} tabIndex={-1}>
            {headingOf(state.text, site)}
          </h1>
        </div>
        <div onSubmit={onSubmit}>
          <SearchCombobox
            label={i18n.t('Search {city}', { city: site.product })}
            text={state.text}
            action={address(to.search())}
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
