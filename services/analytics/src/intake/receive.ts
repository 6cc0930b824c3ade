import { randomBytes } from 'node:crypto';
import type { PageView, TrackedBatch } from '@guide/contracts/api/schemas';
import { Counter, optedOut, type ServiceOptions, singleFlight, unavailable } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import type { Db } from 'mongodb';
import { dayOf, endOfDay } from '../days';
import { createHitWriter, type Hit, hitsOf, type NamedEvent } from '../hits';
import { createDayCounts } from './dayCounts';
import { countryOf, deviceOf, readEvent, referrerHost } from './names';
import { OTHER_PAGE, type Page, type Pages } from './pages';
import { createNameLimiter } from './publicNames';
import type { Releases } from './releases';
import { createSalts, SALT_GRACE_MS } from './salts';
import { setSession } from './session';
import { createVisitors } from './visitor';

/** Messages that wait to be stored; more are refused, so that a slow database costs no memory. */
const MAX_WAITING = 5000;
/** Vitals of one metric and release, and failures of one kind and release, of one network in a day. */
const SAMPLES_PER_NETWORK = 5;

const counted = new Counter({
  name: 'guide_intake_messages_total',
  help: 'Messages of visitors by what became of them: stored, of a bot, dropped because of an opt-out, late by a day, or failed to be stored',
  labelNames: ['result'],
});

/** The id of the first stored view of a visitor. */
const firstViewOf = singleFlight(
  async (db: Db, visitor: string) => {
    const views = hitsOf(db).find({ visitor, kind: 'view' }, { limit: 1, sort: { at: 1, _id: 1 } });
    return (await views.next())?._id;
  },
  (_db, visitor) => visitor,
);

/**
 * Resolves when all of a request's messages are stored (D-58). The response to a first page view begins a session.
 * @throws {HttpError} 400 for properties that are not a JSON object, 503 when too many messages wait
 */
export type Receive = (request: FastifyRequest, reply: FastifyReply, messages: TrackedBatch) => Promise<void>;

/**
 * Reads what visitors send, and names it as figures do. Of a visitor who opted out nothing is stored (D-35); of a bot,
 * known by the header of its request (D-36), only that there was one.
 */
export function createReceiver(
  app: FastifyInstance,
  pages: Pages,
  releases: Releases,
  { trustProxy = [], origin }: ServiceOptions,
): Receive {
  const saltOf = createSalts();
  const secure = origin?.startsWith('https:') ?? false;
  const isWithin = createDayCounts();
  const visitorOf = createVisitors(app, secure, isWithin);
  const nameOf = createNameLimiter(isWithin);
  const insert = createHitWriter();
  let waiting = 0;

  /** The route table wins over claims, as in the shell (D-67). */
  const pageOf = async (path: string): Promise<Page> => {
    const page = await pages.pageOf(path);
    const claimed = page.page === OTHER_PAGE && (await releases.claimedPath(path));
    return claimed ? { ...page, page: claimed } : page;
  };

  /** An event with what of it may be counted. @param network the sender's daily hash */
  const readNamed = async (event: NamedEvent, network: string): Promise<NamedEvent> => {
    const { name, module, version, what } = event;
    if (!module) return event;
    const isKnown = await releases.isKnown(module, version!);
    const isCounted =
      isKnown && isWithin(`${name} ${module}@${version} ${what} ${network}`, SAMPLES_PER_NETWORK);
    return isCounted ? event : { name };
  };

  async function store(
    request: FastifyRequest,
    reply: FastifyReply,
    views: PageView[],
    events: (NamedEvent & { id?: string | undefined; path: string })[],
  ): Promise<void> {
    const db = await app.database();
    const at = new Date();
    const day = dayOf(at, pages.timeZone);
    const dayEnds = endOfDay(at, pages.timeZone);
    const salt = await saltOf(db, day, dayEnds);
    const { session, laterSession, ...sender } = await visitorOf(request, views, salt, at);
    const named = { day, network: sender.network, expiresAt: new Date(dayEnds.getTime() + SALT_GRACE_MS) };
    const agent = request.headers['user-agent'];
    const country = countryOf(request, trustProxy.length > 0);
    const sentBy = { ...sender, ...(country && { country }) };
    const stamp = (id: string | undefined, moment = at) => ({
      _id: id ?? randomBytes(16).toString('hex'),
      at: moment,
      day,
      batch: 0,
    });
    const momentOf = ({ agoSeconds = 0 }: PageView) => new Date(at.getTime() - agoSeconds * 1000);

    const hitOfView = async (view: PageView): Promise<Hit> => {
      const viewAgent = agent ?? view.userAgent;
      if (isbot(viewAgent)) return { ...stamp(view.id), kind: 'bot' };
      const host = referrerHost(view.referrer, request.hostname);
      const { release } = view;
      const [module = '', version = ''] = release?.split('@') ?? [];
      const isLive = release && (await releases.isKnown(module, version));
      return {
        ...stamp(view.id, momentOf(view)),
        kind: 'view',
        ...sentBy,
        ...(await pageOf(view.path)),
        device: deviceOf(viewAgent, view.touch),
        ...(host && { referrer: await nameOf(db, 'referrer', host, named) }),
        ...(isLive && { release }),
      };
    };
    const hitOfEvent = async ({ id, path, ...event }: (typeof events)[number]): Promise<Hit> => {
      if (isbot(agent)) return { ...stamp(id), kind: 'bot' };
      const hit = { ...stamp(id), kind: 'event' as const, ...sentBy, ...(await pageOf(path)) };
      const { label } = event;
      const text = label && { label: await nameOf(db, 'search', label, named) };
      return { ...hit, device: deviceOf(agent), ...(await readNamed(event, sender.network)), ...text };
    };

    // The salt of an earlier day is destroyed: its visitors cannot be told apart any more.
    const ofToday = views.filter((view) => dayOf(momentOf(view), pages.timeZone) === day);
    counted.inc({ result: 'late' }, views.length - ofToday.length);
    const hits = await Promise.all([...ofToday.map(hitOfView), ...events.map(hitOfEvent)]);
    await insert(db, hits);
    for (const { kind } of hits) counted.inc({ result: kind === 'bot' ? 'bot' : 'stored' });
    const first = hits.find(({ kind }) => kind === 'view');
    if (!session || !first) return;
    const isLater = laterSession && (await firstViewOf(db, sender.visitor)) !== first._id;
    setSession(reply, isLater ? laterSession : session, salt, secure);
  }

  return async (request, reply, { views = [], events = [] }) => {
    const named = events.map((event) => ({ ...readEvent(event), id: event.id, path: event.path }));
    const count = views.length + events.length;
    if (optedOut(request.headers)) {
      counted.inc({ result: 'opted_out' }, count);
      return;
    }
    if (waiting + count > MAX_WAITING)
      throw unavailable('Too many messages wait to be stored; try again later.', 2);
    waiting += count;
    try {
      await store(request, reply, views, named);
    } catch (error) {
      counted.inc({ result: 'failed' }, count);
      throw error;
    } finally {
      waiting -= count;
    }
  };
}
