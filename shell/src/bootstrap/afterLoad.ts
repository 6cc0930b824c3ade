const IDLE_AFTER_LOAD_MS = 1000;

export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

export function onIdleAfterLoad(callback: () => void, afterMs = IDLE_AFTER_LOAD_MS): void {
  const wait = () =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: IDLE_AFTER_LOAD_MS });
      else callback();
    }, afterMs);
  afterLoad(wait);
}
