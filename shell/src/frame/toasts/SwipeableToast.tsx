import { i18n } from '@guide/contracts/texts';
import { forward, IconButton, ToastCard } from '@guide/ui';
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { useFrame } from '../FrameContext';
import styles from './ToastRegion.module.css';
import { DURATION_MS, dismissToast, SWIPE_PX, type ToastRecord } from './toasts';

export interface ToastProps {
  toast: ToastRecord;
  /** Rendered before the first toast. */
  announcer: RefObject<HTMLElement | null>;
}

/** A toast (TOAST-02, TOAST-03, D-17); destructive ones are announced at once. */
export default function SwipeableToast({ toast, announcer }: ToastProps) {
  const { toasts } = useFrame();
  const { id, open, variant, title, description } = toast;
  return (
    <Provider
      label={i18n.t('Notification')}
      duration={DURATION_MS}
      swipeDirection={forward() === 1 ? 'right' : 'left'}
      swipeThreshold={SWIPE_PX}
      announcerContainer={announcer.current ?? undefined}
    >
      <Root
        asChild
        open={open}
        onOpenChange={(isOpen) => !isOpen && dismissToast(toasts, id)}
        type={variant === 'destructive' ? 'foreground' : 'background'}
      >
        <ToastCard
          className={styles.toast}
          variant={variant}
          title={<Title>{title}</Title>}
          description={description && <Description>{description}</Description>}
          close={
            <Close asChild>
              <IconButton label={i18n.t('Dismiss')} icon={<X aria-hidden="true" />} />
            </Close>
          }
        />
      </Root>
      <Viewport
        className={styles.viewport}
        // The library replaces the name of the key.
        label={i18n.t('Notifications ({hotkey})', { hotkey: '{hotkey}' })}
      />
    </Provider>
  );
}
