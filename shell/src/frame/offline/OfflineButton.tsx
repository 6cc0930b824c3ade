import { useHost } from '@guide/contracts/module';
import { i18n } from '@guide/contracts/texts';
import { classNames } from '@guide/ui';
import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type DownloadStatus, downloadStatus, onDownloadStatus } from '../../offline/downloadStatus';
import links from '../header/MenuLinks.module.css';
import styles from './OfflineButton.module.css';

const stateTexts = (): Record<DownloadStatus, string> => ({
  Stored: i18n.t('Stored'),
  Incomplete: i18n.t('Incomplete'),
});

export function OfflineButton() {
  const { site } = useHost();
  const state = useSyncExternalStore(onDownloadStatus, downloadStatus, () => null);
  return (
    <button type="button" className={classNames(links.link, styles.entry)} popoverTarget="offline-panel">
      <Download className={links.icon} aria-hidden="true" />
      <span className={links.text}>
        <span className={links.label}>{i18n.t('Take {city} with you', { city: site.product })}</span>
        <span className={links.note}>{i18n.t('Read everything offline')}</span>
      </span>
      {state && <span className={styles.state}>{stateTexts()[state]}</span>}
    </button>
  );
}
