import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import styles from './LanguageLinks.module.css';
import { rememberLanguage } from './rememberLanguage';
import { usePageIn } from './usePageIn';

/**
 * Links to this page in the other languages, each in its own; they work without scripts.
 * @param query - whether to keep the query; the header is the same for all queries of a path
 */
export function LanguageLinks({ query = false }: { query?: boolean }) {
  const { site, language } = useHost();
  const pageIn = usePageIn(query);
  const { languages = [] } = site;
  if (languages.length < 2) return null;
  return (
    <nav aria-label={i18n.t('Language')} data-print="hide">
      <ul className={styles.languages}>
        {languages.map(({ code, name, dir }) => (
          <li key={code}>
            <a
              href={pageIn(code)}
              lang={code}
              dir={dir}
              hrefLang={code}
              aria-current={code === language || undefined}
              className={styles.language}
              onClick={() => rememberLanguage(code)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
