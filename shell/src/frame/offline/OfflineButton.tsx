import { useHost } from '@guide/contracts/module';
import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { downloadStatus, onDownloadStatus } from '../../offline/downloadStatus';
import styles from './OfflineButton.module.css';

/** The menus' entry that opens the panel; it says when the guide is stored. */
export function OfflineButton() {
  const { site } = useHost();
  const state = useSyncExternalStore(onDownloadStatus, downloadStatus, () => null);
  return (
    <button type="button" className={styles.entry} popoverTarget="offline-panel">
      <Download aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.label}>Take {site.product} with you</span>
        <span className={styles.note}>Read it all without a connection</span>
      </span>
      {state && <span className={styles.state}>{state}</span>}
    </button>
  );
}
