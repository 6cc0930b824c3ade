import { useHost } from '@guide/contracts/module';
import { X } from 'lucide-react';
import styles from './LanguageOffer.module.css';
import type { Language } from './languageToOffer';
import { rememberLanguage } from './rememberLanguage';
import { usePageIn } from './usePageIn';

interface Props {
  language: Language;
  onClose(): void;
}

/** One quiet line, in the visitor's language, that offers this page in it, until the visitor has answered once. */
export function LanguageOffer({ language: { code, dir, offer, refuse }, onClose }: Props) {
  const { language: page } = useHost();
  const pageIn = usePageIn(true);
  const close = () => {
    rememberLanguage(page);
    onClose();
  };
  return (
    <aside lang={code} dir={dir} className={styles.offer} data-print="hide">
      <a href={pageIn(code)} hrefLang={code} onClick={() => rememberLanguage(code)}>
        {offer}
      </a>
      <button type="button" aria-label={refuse} onClick={close} className={styles.close}>
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
