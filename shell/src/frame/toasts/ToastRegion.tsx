import { whenIdle } from '@guide/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { onFirstAct } from '../../firstAct';
import { useFrame } from '../FrameContext';
import { PlainToast } from './PlainToast';
import type { ToastProps } from './SwipeableToast';
import styles from './ToastRegion.module.css';

const loadToast = () => import('./SwipeableToast');

/**
 * The library's toast, loaded at the first touch, or the plain one if it fails to load. React would delay a `lazy` one by
 * 300 ms. Not prefetched by the bundler: it would do so while the largest script is evaluated, and browsers that record
 * the callers of requests (Lighthouse) would then parse this script again, which takes longer than evaluating it.
 */
function useToastComponent(isWanted: boolean): ComponentType<ToastProps> | undefined {
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();
  useEffect(() => onFirstAct(() => whenIdle(() => void loadToast().catch(() => {}))), []);
  useEffect(() => {
    if (!isWanted) return;
    void loadToast().then(
      (loaded) => setToast(() => loaded.default),
      () => setToast(() => PlainToast),
    );
  }, [isWanted]);
  return Toast;
}

/** Shows toasts in a server-rendered live region (GEN-06, D-23, TOAST-01). */
export function ToastRegion() {
  const { toasts } = useFrame();
  const toast = useStore(toasts, (state) => state.toast);
  const Toast = useToastComponent(Boolean(toast));
  const announcer = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.region} data-toasts data-print="hide">
      <div ref={announcer} className="visually-hidden" aria-live="polite" />
      {toast && Toast && <Toast key={toast.id} toast={toast} announcer={announcer} />}
    </div>
  );
}
