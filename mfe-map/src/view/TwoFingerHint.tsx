import { i18n } from '@guide/contracts/texts';
import { type RefObject, useEffect, useState } from 'react';
import styles from './MapStage.module.css';

const HIDE_DELAY_MS = 900;
/** Smaller movements are taps. */
const TAP_PX = 12;

/** Explains that two fingers move the map, when one finger scrolls the page. @param target - the map's element */
export function TwoFingerHint({ target }: { target: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: Touch | undefined;
    const onStart = (event: TouchEvent) => {
      start = event.touches[0];
      if (event.touches.length > 1) setShown(false);
    };
    const onMove = (event: TouchEvent) => {
      const [finger, second] = event.touches;
      if (second) {
        event.preventDefault();
        return;
      }
      if (!start || !finger) return;
      if (Math.hypot(finger.clientX - start.clientX, finger.clientY - start.clientY) < TAP_PX) return;
      clearTimeout(timer);
      setShown(true);
    };
    const onEnd = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown(false), HIDE_DELAY_MS);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('touchstart', onStart, { passive: true, signal });
    element.addEventListener('touchmove', onMove, { passive: false, signal });
    element.addEventListener('touchend', onEnd, { signal });
    element.addEventListener('touchcancel', onEnd, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [target]);
  return (
    <p className={styles.hint} role="status" data-shown={shown || undefined}>
      {shown && <span>{i18n.t('Use two fingers to move the map')}</span>}
    </p>
  );
}
