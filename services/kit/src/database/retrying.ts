const MIN_DELAY_MS = 100;
const MAX_DELAY_MS = 2000;

/** Runs `work` once for all callers. After a failure it runs again after a delay, which doubles from 100 ms to 2 s. */
export function retrying<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  let failed = false;
  let delayMs = MIN_DELAY_MS;
  let retryAt = 0;

  return () => {
    if (current && !(failed && performance.now() >= retryAt)) return current;
    failed = false;
    current = work();
    current.catch(() => {
      failed = true;
      retryAt = performance.now() + delayMs;
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
    });
    return current;
  };
}
