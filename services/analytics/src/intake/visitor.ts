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
  /** Visitors whose browser refuses cookies: each of their views looks like a first one. */
  const known = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: HOUR_MS, ttlResolution: 0 });

  return async (request: FastifyRequest, views: PageView[], salt: string, at: Date): Promise<Visitor> => {
    const { ip, headers } = request;
    const network = hash(salt, 'network', networkOf(ip));
    const crowd = hash(salt, 'address', normalizeIP(ip, 64), String(Math.floor(at.getTime() / HOUR_MS)));
    const sessionVisitor = readSession(headers, salt, secure);
    const visitor = sessionVisitor ?? hash(salt, 'agent', ip, headers['user-agent'] ?? '');
    const visitorOrCrowd = () => (isWithin(`visitor ${visitor}`, REQUESTS_PER_DAY) ? visitor : crowd);
    const [first] = views;
    if (sessionVisitor || !first) return { visitor: visitorOrCrowd(), network };
    if (first.cookies || !known.has(visitor)) {
      const state = await countFirstView(request);
      if (!state.isAllowed && state.isExceeded) return { visitor: crowd, network };
    }
    const newVisitor = hash(salt, 'view', first.id ?? randomUUID());
    if (first.cookies) return { visitor: newVisitor, network, session: newVisitor };
    known.set(visitor, true);
    return { visitor: visitorOrCrowd(), network, session: visitor, laterSession: newVisitor };
  };
}
