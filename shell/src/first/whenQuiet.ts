import { afterLoad } from '../afterLoad';

/** How long after it has loaded a page is left alone. */
const QUIET_MS = 1000;

/** Calls back when the page has loaded, so many milliseconds have passed, and the browser has nothing better to do. */
export function whenQuiet(callback: () => void, afterMs = QUIET_MS): void {
  const wait = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(callback);
      else callback();
    }, afterMs);
  afterLoad(wait);
}
