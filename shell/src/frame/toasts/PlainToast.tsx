import { i18n } from '@guide/contracts/texts';
import { IconButton, ToastCard } from '@guide/ui';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useFrame } from '../FrameContext';
import type { ToastProps } from './SwipeableToast';
import styles from './ToastRegion.module.css';
import { DURATION_MS, dismissToast } from './toasts';

/** A toast without swiping, used when the toast library fails to load. */
export function PlainToast({ toast }: ToastProps) {
  const { toasts } = useFrame();
  const { id, open, variant, title, description } = toast;
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(toasts, id), DURATION_MS);
    return () => clearTimeout(timer);
  }, [toasts, id]);
  if (!open) return null;
  return (
    <div role={variant === 'destructive' ? 'alert' : 'status'}>
      <ol className={styles.viewport}>
        <ToastCard
          className={styles.toast}
          variant={variant}
          title={title}
          description={description}
          close={
            <IconButton
              label={i18n.t('Dismiss')}
              icon={<X aria-hidden="true" />}
              onClick={() => dismissToast(toasts, id)}
            />
          }
        />
      </ol>
    </div>
  );
}
