import { useAutocomplete, useHost, useNavigate, usePaths } from '@guide/contracts/module';
import { searchPlaceholder } from '@guide/contracts/site';
import { SearchCombobox, TextLink } from '@guide/ui';
import { useRef, useState } from 'react';
import { placesText } from '../../places/placesText';
import styles from './MapSearch.module.css';

/** The guide's search field. Its results are shown as markers and in the map's list. @param found - number of results */
export function MapSearch({ text, found }: { text: string; found: number | null }) {
  const { site } = useHost();
  const to = usePaths();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.search}>
      <SearchCombobox
        label={`Search the map of ${site.product}`}
        placeholder={searchPlaceholder(site)}
        text={text}
        action={to.map()}
        onSearch={(entered) => {
          setTyped('');
          navigate(`${to.map()}?${new URLSearchParams({ query: entered })}`);
        }}
        suggestions={useAutocomplete(typed, 'map')}
        onText={setTyped}
        onChoose={(path) => {
          setTyped('');
          navigate(path);
        }}
        form={form}
      />
      {found !== null && (
        <p className={styles.found} role="status">
          {found === 0 ? `Nothing found${text ? ` for “${text}”` : ''}.` : `${placesText(found)} found.`}{' '}
          <TextLink to={to.map()}>Show all places</TextLink>
        </p>
      )}
    </div>
  );
}
