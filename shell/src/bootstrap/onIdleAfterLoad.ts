import { afterLoad } from '../afterLoad';

/** How long after it has loaded a page is left alone. */
const IDLE_AFTER_LOAD_MS = 1000;

/** Calls back when the page has loaded, so many milliseconds have passed, and the browser has nothing better to do. */
export function onIdleAfterLoad(callback: () => void, afterMs = IDLE_AFTER_LOAD_MS): void {
  const wait = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(callback);
      else callback();
    }, afterMs);
  afterLoad(wait);
}
