import { useHost } from '@guide/contracts/module';
import { IconButton, Spinner } from '@guide/ui';
import { X } from 'lucide-react';
import { lazy, Suspense, type ToggleEvent, useState } from 'react';
import styles from './PocketPanel.module.css';

/** What the panel needs comes when it is opened first. */
const Pocket = lazy(() => import('./Pocket').then((module) => ({ default: module.Pocket })));

/** "Take London with you": stores the whole guide on the device (D-37). Opened from the menus. */
export function PocketPanel() {
  const { site } = useHost();
  const [isOpen, setOpen] = useState(false);
  const onToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open');
  return (
    <section
      id="pocket"
      popover="auto"
      aria-labelledby="pocket-title"
      className={styles.panel}
      onToggle={onToggle}
    >
      <IconButton
        className={styles.close}
        label="Close"
        icon={<X aria-hidden="true" />}
        popoverTarget="pocket"
        popoverTargetAction="hide"
      />
      {isOpen ? (
        <Suspense fallback={<Spinner label="Loading" />}>
          <Pocket />
        </Suspense>
      ) : (
        <h2 id="pocket-title" className={styles.title}>
          Take {site.product} with you
        </h2>
      )}
    </section>
  );
}
