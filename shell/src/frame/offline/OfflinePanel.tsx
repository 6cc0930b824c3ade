import { useHost } from '@guide/contracts/module';
import { IconButton, Spinner } from '@guide/ui';
import { X } from 'lucide-react';
import { lazy, Suspense, type ToggleEvent, useState } from 'react';
import styles from './OfflinePanel.module.css';

/** What the panel needs comes when it is opened first. */
const OfflineStatus = lazy(() =>
  import('./OfflineStatus').then((module) => ({ default: module.OfflineStatus })),
);

/** "Take London with you": stores the whole guide on the device (D-37). Opened from the menus. */
export function OfflinePanel() {
  const { site } = useHost();
  const [isOpen, setOpen] = useState(false);
  const onToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open');
  return (
    <section
      id="offline-panel"
      popover="auto"
      aria-labelledby="offline-title"
      className={styles.panel}
      onToggle={onToggle}
    >
      <IconButton
        className={styles.close}
        label="Close"
        icon={<X aria-hidden="true" />}
        popoverTarget="offline-panel"
        popoverTargetAction="hide"
      />
      {isOpen ? (
        <Suspense fallback={<Spinner label="Loading" />}>
          <OfflineStatus />
        </Suspense>
      ) : (
        <h2 id="offline-title" className={styles.title}>
          Take {site.product} with you
        </h2>
      )}
    </section>
  );
}
