import { normalizeIP } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_KEYS = 20_000;
/** Providers usually assign a /56 network per customer. */
const IPV6_NETWORK_BITS = 56;

export const networkOf = (ip: string): string => normalizeIP(ip, IPV6_NETWORK_BITS);

/** @returns a function that counts a key within 24 hours and tells whether it is within `limit` */
export function createDayCounts(now: () => number = () => performance.now()) {
  const options = { max: MAX_KEYS, ttl: DAY_MS, noUpdateTTL: true, ttlResolution: 0, perf: { now } };
  const counts = new LRUCache<string, number>(options);
  return (key: string, limit: number): boolean => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit;
  };
}

export type DayCounts = ReturnType<typeof createDayCounts>;
