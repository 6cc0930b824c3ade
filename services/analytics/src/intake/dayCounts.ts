import { normalizeIP } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Keys counted at once; the one counted first goes first. */
const MAX_KEYS = 20_000;
/** What a provider gives one customer at least: all its addresses are one sender. */
const IPV6_NETWORK_BITS = 56;

/** The network of an address: an IPv4 address, the first 56 bits of an IPv6 address. */
export const networkOf = (ip: string): string => normalizeIP(ip, IPV6_NETWORK_BITS);

/** Counts by key for a day from a key's first count on. @param now ms that only grow */
export function createDayCounts(now: () => number = () => performance.now()) {
  const counts = new LRUCache<string, number>({
    max: MAX_KEYS,
    ttl: DAY_MS,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });
  /** Counts one more. @returns whether it is within the limit */
  return (key: string, limit: number): boolean => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit;
  };
}

export type DayCounts = ReturnType<typeof createDayCounts>;
