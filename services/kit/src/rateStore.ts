interface Window {
  count: number;
  /** Ms of the monotonic clock. */
  startedAt: number;
}

type Answer = (error: Error | null, state: { current: number; ttl: number }) => void;

/** Keys counted at once; the longest unseen goes first. */
const DEFAULT_MAX_KEYS = 20_000;

/**
 * Counts for `@fastify/rate-limit` by the monotonic clock. The library's own store reads the time of day: set back by an
 * hour, that would lock an address out for an hour.
 */
export class MonotonicStore {
  private readonly windows = new Map<string, Window>();
  private readonly keys: number;

  constructor({ cache = DEFAULT_MAX_KEYS }: { cache?: number } = {}) {
    this.keys = cache;
  }

  incr(key: string, answer: Answer, windowMs: number): void {
    const now = performance.now();
    const known = this.windows.get(key);
    const window = known && now - known.startedAt < windowMs ? known : { count: 0, startedAt: now };
    window.count += 1;
    this.windows.delete(key);
    this.windows.set(key, window);
    if (this.windows.size > this.keys) this.windows.delete(this.windows.keys().next().value!);
    answer(null, { current: window.count, ttl: windowMs - (now - window.startedAt) });
  }

  read(key: string, answer: Answer, windowMs: number): void {
    const window = this.windows.get(key);
    const left = window ? windowMs - (performance.now() - window.startedAt) : 0;
    answer(null, window && left > 0 ? { current: window.count, ttl: left } : { current: 0, ttl: 0 });
  }

  child(): MonotonicStore {
    return new MonotonicStore({ cache: this.keys });
  }
}
