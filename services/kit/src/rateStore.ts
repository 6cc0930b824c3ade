import { LRUCache } from 'lru-cache';

type Callback = (error: Error | null, state: { current: number; ttl: number }) => void;

const DEFAULT_MAX_KEYS = 20_000;

/** With the default store of `@fastify/rate-limit`, setting the system clock back locks addresses out for an hour. */
export class MonotonicStore {
  private readonly counts: LRUCache<string, number>;

  constructor({ cache = DEFAULT_MAX_KEYS }: { cache?: number } = {}) {
    this.counts = new LRUCache({ max: cache, perf: { now: () => performance.now() } });
  }

  incr(key: string, callback: Callback, windowMs: number): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1, { ttl: windowMs, noUpdateTTL: true });
    this.read(key, callback);
  }

  read(key: string, callback: Callback): void {
    callback(null, { current: this.counts.get(key) ?? 0, ttl: this.counts.getRemainingTTL(key) });
  }

  child(): MonotonicStore {
    return new MonotonicStore({ cache: this.counts.max });
  }
}
