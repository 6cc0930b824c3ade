import { useHost } from '@guide/contracts/module';
import { classNames } from '@guide/ui';
import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { downloadStatus, onDownloadStatus } from '../../offline/downloadStatus';
import links from '../header/MenuLinks.module.css';
import styles from './OfflineButton.module.css';

export function OfflineButton() {
  const { site } = useHost();
  const state = useSyncExternalStore(onDownloadStatus, downloadStatus, () => null);
  return (
    <button type="button" className={classNames(links.link, styles.entry)} popoverTarget="offline-panel">
      <Download className={links.icon} aria-hidden="true" />
      <span className={links.text}>
        <span className={links.label}>Take {site.product} with you</span>
        <span className={links.note}>Read everything offline</span>
      </span>
      {state && <span className={styles.state}>{state}</span>}
    </button>
  );
}
