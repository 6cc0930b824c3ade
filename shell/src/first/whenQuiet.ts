import { afterLoad } from '../afterLoad';

/** How long after it has loaded a page is left alone, ms. */
const QUIET_MS = 1000;

/** Calls back when the page has loaded, a while has passed, and the browser has nothing better to do. */
export function whenQuiet(callback: () => void): void {
  const wait = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(callback);
      else callback();
    }, QUIET_MS);
  afterLoad(wait);
}
