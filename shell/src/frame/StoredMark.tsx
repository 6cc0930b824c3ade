import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { showMark } from '../offline/mark';
import styles from './StoredMark.module.css';

/** The place of the mark that a page is a stored copy (D-37). `offline/mark.ts` fills it, also before React is there. */
export function StoredMark() {
  useEffect(showMark, []);
  return (
    <div id="stored-mark" className={styles.mark} role="status" hidden suppressHydrationWarning>
      <WifiOff className={styles.icon} aria-hidden="true" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: this is how React leaves an element's content alone. */}
      <p className={styles.words} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </div>
  );
}
