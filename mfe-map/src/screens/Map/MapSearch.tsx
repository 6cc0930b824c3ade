import { useAddress, useAutocomplete, useHost, useNavigate, usePaths } from '@guide/contracts/module';
import { searchPlaceholder } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { SearchCombobox, TextLink } from '@guide/ui';
import { useRef, useState } from 'react';
import styles from './MapSearch.module.css';

function foundText(count: number, text: string): string {
  if (count > 0)
    return i18n.t('{count, plural, one {{count} place found.} other {{count} places found.}}', { count });
  return text ? i18n.t('Nothing found for “{text}”.', { text }) : i18n.t('Nothing found.');
}

/** The guide's search field. Its results are shown as markers and in the map's list. @param found - number of results */
export function MapSearch({ text, found }: { text: string; found: number | null }) {
  const { site } = useHost();
  const to = usePaths();
  const address = useAddress();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.search}>
      <SearchCombobox
        label={i18n.t('Search the map of {city}', { city: site.product })}
        placeholder={searchPlaceholder(site)}
        text={text}
        action={address(to.map())}
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
          {foundText(found, text)} <TextLink to={to.map()}>{i18n.t('Show all places')}</TextLink>
        </p>
      )}
    </div>
  );
}
