import { useHost } from '@guide/contracts/module';
import { Spinner } from '@guide/ui';
import { lazy, Suspense, useState } from 'react';
import { DialogPanel } from '../DialogPanel';
import styles from './OfflinePanel.module.css';

const OfflineStatus = lazy(() =>
  import('./OfflineStatus').then((module) => ({ default: module.OfflineStatus })),
);

/** The panel that downloads the whole guide for reading offline (D-37). */
export function OfflinePanel() {
  const { site } = useHost();
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogPanel
      id="offline-panel"
      className={styles.panel}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      {isOpen ? (
        <Suspense fallback={<Spinner label="Loading" />}>
          <OfflineStatus />
        </Suspense>
      ) : (
        <h2 id="offline-panel-title">Take {site.product} with you</h2>
      )}
    </DialogPanel>
  );
}
