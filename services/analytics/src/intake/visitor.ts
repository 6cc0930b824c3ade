import { createHash, randomUUID } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { PageView } from '@guide/contracts/api/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type DayCounts, networkOf } from './dayCounts';
import { readSession } from './session';

/** Enough for the phones and laptops of a hotel's hundred guests. */
const FIRST_VIEWS_PER_HOUR = 200;
const MAX_KNOWN = 20_000;
const REQUESTS_PER_DAY = 1000;
const HOUR_MS = 60 * 60 * 1000;

export interface Visitor {
  visitor: string;
  network: string;
  session?: string;
  laterSession?: string;
}

/** The salt is deleted with the day, so that hashes can be neither traced nor compared later. */
const hash = (salt: string, ...parts: string[]): string =>
  createHash('sha256')
    .update([salt, ...parts].join('\0'))
    .digest('base64url')
    .slice(0, 22);

/**
 * Identifies visitors by session cookie, else by address and user agent (D-62). After 200 first views an hour, further
 * visitors of an address count as one; those already known do not.
 */
export function createVisitors(app: FastifyInstance, secure: boolean, isWithin: DayCounts) {
  const limit = { max: FIRST_VIEWS_PER_HOUR, timeWindow: HOUR_MS, ipv6Subnet: 64 };
  const countFirstView = app.createRateLimit(limit);
  const options = { max: MAX_KNOWN, ttl: HOUR_MS, ttlResolution: 0 };
  /** Visitors whose first view was counted. */
  const known = new LRUCache<string, true>(options);
  /** By address and agent the latest visitor who has not returned the cookie: perhaps a browser that drops it. */
  const unconfirmed = new LRUCache<string, string>({ ...options, updateAgeOnGet: true });

  return async (request: FastifyRequest, views: PageView[], salt: string, at: Date): Promise<Visitor> => {
    const { ip, headers } = request;
    const network = hash(salt, 'network', networkOf(ip));
    const crowd = hash(salt, 'address', normalizeIP(ip, 64), String(Math.floor(at.getTime() / HOUR_MS)));
    const agent = hash(salt, 'agent', ip, headers['user-agent'] ?? '');
    const within = (visitor: string) => (isWithin(`visitor ${visitor}`, REQUESTS_PER_DAY) ? visitor : crowd);
    const sessionVisitor = readSession(headers, salt, secure);
    if (sessionVisitor) {
      if (unconfirmed.peek(agent) === sessionVisitor) unconfirmed.delete(agent);
      return { visitor: within(sessionVisitor), network };
    }
    const [first] = views;
    const earlier = first?.cookies ? undefined : unconfirmed.get(agent);
    if (earlier) return { visitor: within(earlier), network, session: earlier };
    if (!first) return { visitor: within(agent), network };
    if (first.cookies || !known.has(agent)) {
      const state = await countFirstView(request);
      if (!state.isAllowed && state.isExceeded) return { visitor: crowd, network };
    }
    const newVisitor = hash(salt, 'view', first.id ?? randomUUID());
    if (first.cookies) {
      unconfirmed.set(agent, newVisitor);
      return { visitor: newVisitor, network, session: newVisitor };
    }
    known.set(agent, true);
    return { visitor: within(agent), network, session: agent, laterSession: newVisitor };
  };
}
