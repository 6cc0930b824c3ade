import { createHash, randomUUID } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { PageView } from '@guide/contracts/api/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DayCounts, networkOf } from './dayCounts';
import { readSession } from './session';

const FIRST_VIEWS_PER_HOUR = 100;
const REQUESTS_PER_DAY = 1000;
const HOUR_MS = 60 * 60 * 1000;

export interface Visitor {
  visitor: string;
  network: string;
  /** The visitor whose session starts when the views are stored. */
  session?: string;
  laterSession?: string;
}

/** A hash with the day's salt. That is destroyed with the day: then no hash can be traced or compared. */
const hash = (salt: string, ...knownBy: string[]): string =>
  createHash('sha256')
    .update([salt, ...knownBy].join('\0'))
    .digest('base64url')
    .slice(0, 22);

/**
 * Tells visitors apart (D-62). The session cookie identifies its visitor. A first view has none:
 * - A browser that stores cookies is a new visitor, known by the view's id, so that a repeated view is one.
 * - Others are known by address and agent, and count as one until they send their cookies.
 * - After 100 first views in an hour, all others of the address are one visitor of that hour without a session. So is
 *   a visitor with more than 1,000 requests in a day.
 */
export function createVisitors(app: FastifyInstance, secure: boolean, isWithin: DayCounts) {
  const limit = { max: FIRST_VIEWS_PER_HOUR, timeWindow: HOUR_MS, ipv6Subnet: 64 };
  const countFirstView = app.createRateLimit(limit);

  return async (request: FastifyRequest, views: PageView[], salt: string, at: Date): Promise<Visitor> => {
    const { ip, headers } = request;
    const network = hash(salt, 'network', networkOf(ip));
    const crowd = hash(salt, 'address', normalizeIP(ip, 64), String(Math.floor(at.getTime() / HOUR_MS)));
    const known = readSession(headers, salt, secure);
    const visitor = known ?? hash(salt, 'agent', ip, headers['user-agent'] ?? '');
    const bounded = () => (isWithin(`visitor ${visitor}`, REQUESTS_PER_DAY) ? visitor : crowd);
    const [first] = views;
    if (known || !first) return { visitor: bounded(), network };
    const counted = await countFirstView(request);
    if (!counted.isAllowed && counted.isExceeded) return { visitor: crowd, network };
    const own = hash(salt, 'view', first.id ?? randomUUID());
    if (first.cookies) return { visitor: own, network, session: own };
    return { visitor: bounded(), network, session: visitor, laterSession: own };
  };
}
