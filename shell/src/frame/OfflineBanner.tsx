import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { showOfflineBanner } from '../offline/offlineBanner';
import styles from './OfflineBanner.module.css';

/** The banner of a stored copy (D-37). `offline/offlineBanner.ts` fills it, even before hydration. */
export function OfflineBanner() {
  useEffect(showOfflineBanner, []);
  return (
    <div id="offline-banner" className={styles.banner} role="status" hidden suppressHydrationWarning>
      <WifiOff className={styles.icon} aria-hidden="true" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: this is how React leaves an element's content alone. */}
      <p className={styles.text} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </div>
  );
}
