import { useHost } from '@guide/contracts/module';
import { addressIn } from '@guide/contracts/site';
import { X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styles from './LanguageOffer.module.css';
import type { Language } from './languageToOffer';
import { rememberLanguage } from './rememberLanguage';

interface Props {
  language: Language;
  onClose(): void;
}

/** One quiet line, in the visitor's language, that offers this page in it, until the visitor has answered once. */
export function LanguageOffer({ language: { code, dir, offer, refuse }, onClose }: Props) {
  const { language: page } = useHost();
  const { pathname, search } = useLocation();
  const close = () => {
    rememberLanguage(page);
    onClose();
  };
  return (
    <aside lang={code} dir={dir} className={styles.offer} data-print="hide">
      <a href={addressIn(code, pathname + search)} hrefLang={code} onClick={() => rememberLanguage(code)}>
        {offer}
      </a>
      <button type="button" aria-label={refuse} onClick={close} className={styles.close}>
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
