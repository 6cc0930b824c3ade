import { randomBytes } from 'node:crypto';
import type { TrackedBatch } from '@guide/contracts/api/schemas';
import { optedOut, type ServiceOptions } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { createClock } from './clock';
import type { Log } from './log/log';
import type { NewMessage } from './log/messages';
import { countryOf, deviceOf, readEvent, referrerHost } from './names';
import type { Pages } from './pages';
import { createSalts } from './salts';
import { setSession } from './session';
import { createVisitors } from './visitor';

/**
 * Resolves when all of a request's messages are stored (D-58). The answer to a first page view begins a session.
 * @throws {HttpError} 400 for properties that are no JSON object
 */
export type Receive = (request: FastifyRequest, reply: FastifyReply, messages: TrackedBatch) => Promise<void>;

/**
 * Reads what visitors send, and names it as figures do. Of a visitor who opted out nothing is stored (D-35); of a bot,
 * known by the header of its own request (D-36), only that there was one.
 * @param options which proxies' headers are believed, and whether the site is reached over TLS
 */
export function createReceiver(
  app: FastifyInstance,
  pages: Pages,
  { trustProxy, origin }: ServiceOptions,
  log: Log,
): Receive {
  const now = createClock(pages.timeZone);
  const saltOf = createSalts();
  const visitorOf = createVisitors(app);
  const secure = origin?.startsWith('https:') ?? false;
  const trusted = Array.isArray(trustProxy) ? trustProxy.length > 0 : Boolean(trustProxy);

  return async (request, reply, { views = [], events = [] }) => {
    const named = events.map((event) => ({ ...readEvent(event), id: event.id, path: event.path }));
    if (optedOut(request.headers)) return;
    const { at, clock, day, dayEnds } = now();
    const salt = await saltOf(await app.database(), day, dayEnds);
    const { mark: visitor, session } = await visitorOf(request, views, salt);
    const own = request.headers['user-agent'];
    const country = countryOf(request, trusted);
    const stamp = (id: string | undefined) => ({ _id: id ?? randomBytes(16).toString('hex'), at, day });
    const sender = { ...(clock > 0 && { clock }), visitor, ...(country && { country }) };

    const messages = [
      ...views.map(({ id, path, referrer, userAgent }): NewMessage => {
        const agent = own ?? userAgent;
        if (isbot(agent)) return { ...stamp(id), kind: 'bot' };
        const from = referrerHost(referrer, request.hostname);
        const page = { page: pages.pageOf(path), device: deviceOf(agent), ...(from && { referrer: from }) };
        return { ...stamp(id), kind: 'view', ...sender, ...page };
      }),
      ...named.map(({ id, path, ...event }): NewMessage => {
        if (isbot(own)) return { ...stamp(id), kind: 'bot' };
        const page = { page: pages.pageOf(path), device: deviceOf(own) };
        return { ...stamp(id), kind: 'event', ...sender, ...page, ...event };
      }),
    ];
    const newVisitors = await log.append(messages);
    if (session && messages.some(({ kind }) => kind === 'view'))
      setSession(reply, session(newVisitors.has(visitor)), salt, secure);
  };
}
