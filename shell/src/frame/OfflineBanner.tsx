import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { showOfflineBanner } from '../offline/offlineBanner';
import styles from './OfflineBanner.module.css';

/** The place of the mark that a page is a stored copy (D-37). `offline/offlineBanner.ts` fills it, also before React is there. */
export function OfflineBanner() {
  useEffect(showOfflineBanner, []);
  return (
    <div id="offline-banner" className={styles.mark} role="status" hidden suppressHydrationWarning>
      <WifiOff className={styles.icon} aria-hidden="true" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: this is how React leaves an element's content alone. */}
      <p className={styles.words} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </div>
  );
}
