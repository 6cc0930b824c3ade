const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2000;

/**
 * Runs `work` once for all callers. After a failure a caller starts it again when a pause is over, which doubles from
 * 100 ms to 2 s; until then callers get the last failure.
 */
export function retrying<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  let failed = false;
  let pause = FIRST_PAUSE_MS;
  let retryAt = 0;

  return () => {
    if (current && !(failed && performance.now() >= retryAt)) return current;
    failed = false;
    current = work();
    current.catch(() => {
      failed = true;
      retryAt = performance.now() + pause;
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    });
    return current;
  };
}
