import { createHash, randomUUID } from 'node:crypto';
import type { PageView } from '@guide/contracts/api/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readSession } from './session';

/** First views that an address may send in an hour, each of which may become a visitor of its own. */
const FIRST_VIEWS_PER_HOUR = 100;
const HOUR_MS = 60 * 60 * 1000;

/** Who sent a request, for one day. */
export interface Visitor {
  /** By which the day's visitors are distinguished. Nothing that goes into it comes out again. */
  mark: string;
  /** The mark to begin a session with, when the views are stored; none for who has one. */
  session?(isNew: boolean): string;
}

/**
 * A visitor's mark: what they are known by goes in with the day's salt, and without the salt, which is destroyed with
 * the day, no mark can be traced or compared with another day's.
 */
const markOf = (salt: string, ...knownBy: string[]): string =>
  createHash('sha256')
    .update([salt, ...knownBy].join('\0'))
    .digest('base64url')
    .slice(0, 22);

/**
 * Tells visitors apart (D-62). Who sends the session cookie is known by it, so that visitors behind one address count
 * apart. Of a first view, which has none:
 * - a browser that stores cookies is a new visitor, known by the view's id, so that a view that is sent twice is one;
 * - of others, address and agent distinguish them: who comes from the same with the same is taken for the same. Their session is
 *   that of the address when they are the first of it, and one of their own otherwise; that counts once it comes back;
 * - from an address with more than 100 first views in an hour all others are one visitor without a session, so that a
 *   program that drops its cookies, or invents agents, makes no crowd.
 */
export function createVisitors(app: FastifyInstance, secure: boolean) {
  const countFirstView = app.createRateLimit({
    max: FIRST_VIEWS_PER_HOUR,
    timeWindow: HOUR_MS,
    ipv6Subnet: 64,
  });

  return async (request: FastifyRequest, views: PageView[], salt: string): Promise<Visitor> => {
    const known = readSession(request.headers, salt, secure);
    if (known) return { mark: known };
    const { ip, headers } = request;
    const shared = markOf(salt, 'agent', ip, headers['user-agent'] ?? '');
    const [first] = views;
    if (!first) return { mark: shared };
    const counted = await countFirstView(request);
    if (!counted.isAllowed && counted.isExceeded) return { mark: markOf(salt, 'address', counted.key) };
    const own = markOf(salt, 'view', first.id ?? randomUUID());
    if (first.cookies) return { mark: own, session: () => own };
    return { mark: shared, session: (isNew) => (isNew ? shared : own) };
  };
}
