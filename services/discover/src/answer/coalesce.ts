/**
 * Callers share one run of `work`, and never one that began before they called: who comes while it runs gets the
 * next one.
 */
export function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  const begin = () => {
    next = undefined;
    return work();
  };
  return () => {
    if (!next) {
      next = running.then(begin, begin);
      running = next;
    }
    return next;
  };
}
