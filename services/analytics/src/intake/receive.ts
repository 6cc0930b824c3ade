import type { PageView, TrackedEvent } from '@guide/contracts/api/schemas';
import { invalidRequest, optedOut, type ServiceOptions } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Arrival } from '../data/store-arrivals';
import { createToday } from '../days';
import type { Places } from '../places';
import { countryOf } from '../visit/country';
import { deviceOf } from '../visit/device';
import { pagePath } from '../visit/page-path';
import { referrerHost } from '../visit/referrer';
import { createSalts } from '../visit/salts';
import { setSession } from '../visit/session';
import { createVisitors } from '../visit/visitor';
import type { Stored } from './writer';

/** What one request brings. */
interface Messages {
  views?: PageView[];
  events?: TrackedEvent[];
}

/**
 * Resolves when all of a request's messages are stored (D-58). The answer to a first page view begins a session.
 * @throws {HttpError} 400 for properties that are no JSON object
 */
export type Receive = (request: FastifyRequest, reply: FastifyReply, messages: Messages) => Promise<void>;

/**
 * Reads what visitors send. Of a visitor who opted out nothing is stored (D-35); of a bot, known by the header of its
 * own request (D-36), only that there was one.
 * @param options which proxies' headers are believed, and whether the site is reached over TLS
 * @param take resolves when an arrival is stored
 */
export function createReceiver(
  app: FastifyInstance,
  places: Places,
  { trustProxy, origin }: ServiceOptions,
  take: (arrival: Arrival) => Promise<Stored>,
): Receive {
  const today = createToday(places.timeZone);
  const saltOf = createSalts();
  const visitorOf = createVisitors(app);
  const secure = origin?.startsWith('https:') ?? false;

  return async (request, reply, { views = [], events = [] }) => {
    for (const { properties } of events) checkProperties(properties);
    if (optedOut(request.headers)) return;
    const at = new Date();
    const { day, dayEnds } = today(at);
    const bot: Arrival = { kind: 'bot', day };
    const own = request.headers['user-agent'];
    const country = countryOf(request, Boolean(trustProxy));
    const salt = await saltOf(await app.database(), day, dayEnds);
    const { mark, session } = await visitorOf(request, views, salt);

    const arrivals = [
      ...views.map(({ id, referrer, userAgent, ...body }): Arrival => {
        const agent = own ?? userAgent;
        if (isbot(agent)) return bot;
        const path = pagePath(body.path);
        const from = referrerHost(referrer, request.hostname);
        const view = { path, device: deviceOf(agent), referrer: from, country, area: places.areaOf(path) };
        return { kind: 'view', id, view, visitor: { day, mark, at, dayEnds } };
      }),
      ...events.map(({ id, ...body }): Arrival => {
        if (isbot(own)) return bot;
        return { kind: 'event', id, event: { ...body, path: pagePath(body.path) }, at, day };
      }),
    ];
    const stored = await Promise.all(arrivals.map(take));
    if (!session || !arrivals.some(({ kind }) => kind === 'view')) return;
    const isNew = stored.some(({ newVisitor }) => newVisitor);
    setSession(reply, session(isNew), salt, secure);
  };
}

function checkProperties(text: string | undefined): void {
  if (text === undefined || isJsonObject(text)) return;
  throw invalidRequest([{ field: 'properties', message: 'must be the JSON text of an object' }]);
}

function isJsonObject(text: string): boolean {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
