import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useFrame } from '../FrameContext';
import { PlainToast } from './PlainToast';
import styles from './ToastRegion.module.css';

/** The toast library comes with the first toast; without a network a plain toast replaces it. */
const SwipeableToast = lazy(() => import('./SwipeableToast').catch(() => ({ default: PlainToast })));

/**
 * The shared element outside the main area: notifications, announced from a live region that the page was served
 * with (GEN-06, D-23, TOAST-01).
 */
export function ToastRegion() {
  const { toasts } = useFrame();
  const toast = useStore(toasts, (state) => state.toast);
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.region} data-toasts data-print="hide">
      <div ref={setAnnouncer} className="visually-hidden" aria-live="polite" />
      {toast && (
        <Suspense>
          <SwipeableToast key={toast.id} toast={toast} announcer={announcer} />
        </Suspense>
      )}
    </div>
  );
}
