/** Parallel calls with the same key share one run of `work`. */
export function singleFlight<Args extends unknown[], T>(
  work: (...args: Args) => Promise<T>,
  keyOf: (...args: Args) => unknown = () => undefined,
): (...args: Args) => Promise<T> {
  const running = new Map<unknown, Promise<T>>();
  return (...args) => {
    const key = keyOf(...args);
    const current = running.get(key);
    if (current) return current;
    const run = work(...args).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
}

/** Loads a value once for all callers. A failure is not cached. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
