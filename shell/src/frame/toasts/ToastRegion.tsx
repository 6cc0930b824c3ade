import { type ComponentType, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useFrame } from '../FrameContext';
import { PlainToast } from './PlainToast';
import type { ToastProps } from './SwipeableToast';
import styles from './ToastRegion.module.css';

/**
 * What a toast is shown with; without a network a plain one replaces the library's. That is fetched ahead at the lowest
 * priority, so that no answer waits for it. No `lazy`, whose first rendering React holds back for 300 ms.
 */
function useToastComponent(isWanted: boolean): ComponentType<ToastProps> | undefined {
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();
  useEffect(() => {
    if (!isWanted) return;
    void import(/* webpackPrefetch: true */ './SwipeableToast').then(
      (loaded) => setToast(() => loaded.default),
      () => setToast(() => PlainToast),
    );
  }, [isWanted]);
  return Toast;
}

/**
 * The shared element outside the main area: notifications, announced from a live region that the page was served
 * with (GEN-06, D-23, TOAST-01).
 */
export function ToastRegion() {
  const { toasts } = useFrame();
  const toast = useStore(toasts, (state) => state.toast);
  const Toast = useToastComponent(Boolean(toast));
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.region} data-toasts data-print="hide">
      <div ref={setAnnouncer} className="visually-hidden" aria-live="polite" />
      {toast && Toast && <Toast key={toast.id} toast={toast} announcer={announcer} />}
    </div>
  );
}
