/**
 * Runs work until the page is left, and again when the browser restores the page. Pages with open connections or locks
 * do not enter the back/forward cache.
 * @param start - starts the work; its signal is aborted when the page is left
 * @param signal - ends all work
 */
export function whileShown(start: (signal: AbortSignal) => void, signal: AbortSignal): void {
  let shown = new AbortController();
  const stop = () => shown.abort();
  const restart = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    shown = new AbortController();
    start(shown.signal);
  };
  addEventListener('pagehide', stop, { signal });
  addEventListener('pageshow', restart, { signal });
  signal.addEventListener('abort', stop, { once: true });
  start(shown.signal);
}
