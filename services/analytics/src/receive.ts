import { randomBytes } from 'node:crypto';
import type { PageView, TrackedBatch } from '@guide/contracts/api/schemas';
import { Counter, optedOut, type ServiceOptions } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { createClock } from './clock';
import type { Counting } from './counting/counting';
import { dayOf } from './days';
import type { Log } from './log/log';
import type { NewMessage } from './log/messages';
import { countryOf, deviceOf, readEvent, referrerHost } from './names';
import { OTHER_PAGE, type Pages } from './pages';
import type { Releases } from './releases';
import { createSalts } from './salts';
import { setSession } from './session';
import { createVisitors } from './visitor';
import { createVocabulary } from './vocabulary';

const counted = new Counter({
  name: 'guide_intake_messages_total',
  help: 'Messages of visitors by what became of them: stored, of a bot, dropped because of an opt-out, late by a day, or failed to be stored',
  labelNames: ['result'],
});

/** Names of a day that nothing was counted of. */
const NO_NAMES: ReadonlySet<string> = new Set();

/**
 * Resolves when all of a request's messages are stored (D-58). The answer to a first page view begins a session.
 * @throws {HttpError} 400 for properties that are no JSON object
 */
export type Receive = (request: FastifyRequest, reply: FastifyReply, messages: TrackedBatch) => Promise<void>;

interface ReceiverParts {
  pages: Pages;
  log: Log;
  counting: Counting;
  releases: Releases;
  /** Which proxies' headers are believed, and whether the site is reached over TLS. */
  options: ServiceOptions;
}

/**
 * Reads what visitors send, and names it as figures do. Of a visitor who opted out nothing is stored (D-35); of a bot,
 * known by the header of its own request (D-36), only that there was one.
 */
export function createReceiver(
  app: FastifyInstance,
  { pages, log, counting, releases, options }: ReceiverParts,
): Receive {
  const { trustProxy = [], origin } = options;
  const now = createClock(pages.timeZone);
  const saltOf = createSalts();
  const secure = origin?.startsWith('https:') ?? false;
  const visitorOf = createVisitors(app, secure);
  const nameReferrer = createVocabulary(app, { perDay: 50, perAddress: 3, rest: 'other sites' });
  const nameSearch = createVocabulary(app, { perDay: 200, perAddress: 20, rest: 'other searches' });
  /** The route table wins over claims, as in the shell (D-67). */
  const pageOf = async (path: string): Promise<string> => {
    const page = pages.pageOf(path);
    return page === OTHER_PAGE ? ((await releases.claimedPath(path)) ?? page) : page;
  };

  return async (request, reply, { views = [], events = [] }) => {
    const named = events.map((event) => ({ ...readEvent(event), id: event.id, path: event.path }));
    if (optedOut(request.headers)) {
      counted.inc({ result: 'opted_out' }, views.length + events.length);
      return;
    }
    const { at, clock, day, dayEnds } = now();
    const salt = await saltOf(await app.database(), day, dayEnds);
    const { mark: visitor, session } = await visitorOf(request, views, salt);
    const own = request.headers['user-agent'];
    const country = countryOf(request, trustProxy.length > 0);
    const stamp = (id: string | undefined, ago = 0) => ({
      _id: id ?? randomBytes(16).toString('hex'),
      at: new Date(at.getTime() - ago * 1000),
      day,
    });
    const isToday = ({ agoSeconds = 0 }: PageView) =>
      dayOf(new Date(at.getTime() - agoSeconds * 1000), pages.timeZone) === day;
    const sender = { ...(clock > 0 && { clock }), visitor, ...(country && { country }) };

    const today = counting.open(day);

    const readView = async ({
      id,
      path,
      referrer,
      userAgent,
      release,
      agoSeconds,
    }: PageView): Promise<NewMessage> => {
      const agent = own ?? userAgent;
      if (isbot(agent)) return { ...stamp(id), kind: 'bot' };
      const host = referrerHost(referrer, request.hostname);
      const from = host && (await nameReferrer(request, day, host, today?.referrers ?? NO_NAMES));
      const [module = '', version = ''] = release?.split('@') ?? [];
      const isLive = release && (await releases.isKnown(module, version));
      const source = { ...(from && { referrer: from }), ...(isLive && { release }) };
      return {
        ...stamp(id, agoSeconds),
        kind: 'view',
        ...sender,
        page: await pageOf(path),
        device: deviceOf(agent),
        ...source,
      };
    };
    const readNamed = async ({ id, path, ...event }: (typeof named)[number]): Promise<NewMessage> => {
      if (isbot(own)) return { ...stamp(id), kind: 'bot' };
      const { name, module, version, label } = event;
      const common = { ...stamp(id), kind: 'event' as const, ...sender, page: await pageOf(path) };
      const message = { ...common, device: deviceOf(own) };
      if (module && !(await releases.isKnown(module, version!))) return { ...message, name };
      if (!label) return { ...message, ...event };
      return {
        ...message,
        ...event,
        label: await nameSearch(request, day, label, today?.searches ?? NO_NAMES),
      };
    };
    // A day that is over is closed for all: its visitors have no marks any more.
    const ofToday = views.filter(isToday);
    counted.inc({ result: 'late' }, views.length - ofToday.length);
    const messages = await Promise.all([...ofToday.map(readView), ...named.map(readNamed)]);
    const newVisitors = await log.append(messages).catch((error) => {
      counted.inc({ result: 'failed' }, messages.length);
      throw error;
    });
    for (const { kind } of messages) counted.inc({ result: kind === 'bot' ? 'bot' : 'stored' });
    if (session && messages.some(({ kind }) => kind === 'view'))
      setSession(reply, session(newVisitors.has(visitor)), salt, secure);
  };
}
