import { randomBytes } from 'node:crypto';
import type { PageView, TrackedBatch } from '@guide/contracts/api/schemas';
import { Counter, optedOut, type ServiceOptions, unavailable } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { dayOf, endOf } from '../days';
import { firstViewOf, type Hit, insertHits, type NamedEvent } from '../hits';
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

type SentEvent = NamedEvent & { id?: string | undefined; path: string };

/**
 * Reads what visitors send. Of a visitor who opted out nothing is stored (D-35); of a bot, known by the header of its
 * request (D-36), only that there was one.
 * @returns resolves when the messages are stored (D-58). @throws {HttpError} 400 for properties, 503 when too many wait
 */
export function createReceiver(
  app: FastifyInstance,
  pages: Pages,
  releases: Releases,
  { trustProxy = [], origin }: ServiceOptions,
) {
  const saltOf = createSalts();
  const secure = origin?.startsWith('https:') ?? false;
  const isWithin = createDayCounts();
  const visitorOf = createVisitors(app, secure, isWithin);
  const nameOf = createNameLimiter(isWithin);
  let waiting = 0;

  /** The route table wins over claims, as in the shell (D-67). */
  const pageOf = async (path: string): Promise<Page> => {
    const page = await pages.pageOf(path);
    const claimed = page.page === OTHER_PAGE && (await releases.claimedPath(path));
    return claimed ? { ...page, page: claimed } : page;
  };

  const isCounted = async ({ name, module, version, what }: NamedEvent, network: string): Promise<boolean> =>
    module === undefined ||
    ((await releases.isKnown(`${module}@${version}`)) &&
      isWithin(`${name} ${module}@${version} ${what} ${network}`, SAMPLES_PER_NETWORK));

  async function store(
    request: FastifyRequest,
    reply: FastifyReply,
    views: PageView[],
    events: SentEvent[],
  ): Promise<void> {
    const db = await app.database();
    const at = new Date();
    const day = dayOf(at, pages.timeZone);
    const dayEnds = endOf(day, pages.timeZone);
    const salt = await saltOf(db, day, dayEnds);
    const { session, laterSession, ...visitor } = await visitorOf(request, views, salt, at);
    const sent = { day, network: visitor.network, expiresAt: new Date(dayEnds.getTime() + SALT_GRACE_MS) };
    const agent = request.headers['user-agent'];
    const country = countryOf(request, trustProxy.length > 0);
    const sender = { ...visitor, ...(country && { country }) };
    const momentOf = ({ agoSeconds = 0 }: PageView) => new Date(at.getTime() - agoSeconds * 1000);
    const stamp = (id = randomBytes(16).toString('hex')) => ({ _id: id, at, day, batch: 0 });

    const hitOfView = async (view: PageView): Promise<Hit> => {
      const viewAgent = agent ?? view.userAgent;
      if (isbot(viewAgent)) return { ...stamp(view.id), kind: 'bot' };
      const host = referrerHost(view.referrer, request.hostname);
      const { release } = view;
      const isLive = release && (await releases.isKnown(release));
      return {
        ...stamp(view.id),
        at: momentOf(view),
        kind: 'view',
        ...sender,
        ...(await pageOf(view.path)),
        device: deviceOf(viewAgent, view.touch),
        ...(host && { referrer: await nameOf(db, 'referrer', host, sent) }),
        ...(isLive && { release }),
      };
    };
    const hitOfEvent = async ({ id, path, ...event }: SentEvent): Promise<Hit> => {
      if (isbot(agent)) return { ...stamp(id), kind: 'bot' };
      const page = await pageOf(path);
      const label = event.label && (await nameOf(db, 'search', event.label, sent));
      const named = (await isCounted(event, visitor.network)) ? event : { name: event.name };
      const hit = { ...stamp(id), kind: 'event' as const, ...sender, ...page, device: deviceOf(agent) };
      return { ...hit, ...named, ...(label && { label }) };
    };

    // The salt of an earlier day is destroyed: its visitors cannot be told apart any more.
    const ofToday = views.filter((view) => dayOf(momentOf(view), pages.timeZone) === day);
    counted.inc({ result: 'late' }, views.length - ofToday.length);
    const hits = await Promise.all([...ofToday.map(hitOfView), ...events.map(hitOfEvent)]);
    await insertHits(db, hits);
    for (const { kind } of hits) counted.inc({ result: kind === 'bot' ? 'bot' : 'stored' });
    const first = hits.find(({ kind }) => kind === 'view');
    if (!session || !first) return;
    const isLater = laterSession && (await firstViewOf(db, visitor.visitor))?._id !== first._id;
    setSession(reply, isLater ? laterSession : session, salt, secure);
  }

  return async (request: FastifyRequest, reply: FastifyReply, { views = [], events = [] }: TrackedBatch) => {
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

export type Receive = ReturnType<typeof createReceiver>;
