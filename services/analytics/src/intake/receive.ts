import { randomBytes } from 'node:crypto';
import type { PageView, TrackedBatch } from '@guide/contracts/api/schemas';
import { ENGLISH } from '@guide/contracts/site';
import { Counter, hasOptedOut, type ServiceOptions, unavailable } from '@guide/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { dayOf, endOfDay, hourOf } from '../days';
import { firstViewOf, type Hit, insertHits, type NamedEvent } from '../hits';
import { createDayCounts } from './dayCounts';
import { cleanText, countryOf, deviceOf, familiesOf, readEvent, referrerHost } from './names';
import { OTHER_PAGE, type Page, type Pages } from './pages';
import { createNameLimiter, type NameKind } from './publicNames';
import type { Releases } from './releases';
import { createSalts, SALT_GRACE_MS } from './salts';
import { setSession } from './session';
import { createVisitors } from './visitor';

/** Events whose labels become names in figures. */
const LABELS: Partial<Record<string, NameKind>> = { search: 'search', outbound_click: 'outbound' };

/** Further messages are refused, so that a slow database does not exhaust memory. */
const MAX_PENDING = 5000;
/** Limits per network, release and day, for each metric and each kind of failure: messages can be forged. */
const MAX_SAMPLES: Record<string, number> = { web_vital: 1, module_failure: 5 };

const intakeMessages = new Counter({
  name: 'guide_intake_messages_total',
  help: 'Messages of visitors by result: stored, bot, opted_out, late (of an earlier day) or failed',
  labelNames: ['result'],
});

type SentEvent = NamedEvent & { id?: string | undefined; path: string };

/**
 * Stores messages of visitors (D-58): nothing after an opt-out (D-35), no details of bots (D-36).
 * @throws {HttpError} 400 for invalid properties, 503 when too many messages wait
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
  const limitName = createNameLimiter(isWithin);
  let pendingCount = 0;

  /** The route table has priority over claims, as in the shell (D-67). */
  const pageOf = async (path: string): Promise<Page> => {
    const page = await pages.pageOf(path);
    const claimedPath = page.page === OTHER_PAGE && (await releases.claimedPath(path));
    return claimedPath ? { ...page, page: claimedPath } : page;
  };

  /** The language of a page; undefined if the guide does not have it. */
  const languageOf = async ({ language: lang }: PageView): Promise<string | undefined> =>
    lang && lang !== ENGLISH ? (await app.languageOf({ query: { lang }, headers: {} }))?.code : lang;

  const isCounted = async ({ name, module, version, what }: NamedEvent, network: string): Promise<boolean> =>
    module === undefined ||
    ((await releases.isKnown(`${module}@${version}`)) &&
      isWithin(`${name} ${module}@${version} ${what} ${network}`, MAX_SAMPLES[name] ?? 0));

  async function store(
    request: FastifyRequest,
    reply: FastifyReply,
    views: PageView[],
    events: SentEvent[],
  ): Promise<void> {
    const db = await app.database();
    const at = new Date();
    const day = dayOf(at, pages.timeZone);
    const dayEnds = endOfDay(day, pages.timeZone);
    const salt = await saltOf(db, day, dayEnds);
    const { session, laterSession, ...visitor } = await visitorOf(request, views, salt, at);
    const context = { day, network: visitor.network, expiresAt: new Date(dayEnds.getTime() + SALT_GRACE_MS) };
    const agent = request.headers['user-agent'];
    const country = countryOf(request, trustProxy.length > 0);
    const sender = { ...visitor, ...(country && { country }) };
    const viewedAt = ({ agoSeconds = 0 }: PageView) => new Date(at.getTime() - agoSeconds * 1000);
    const stamp = (id = randomBytes(16).toString('hex')) => ({ _id: id, at, day, batch: 0 });

    const agentOf = (viewAgent: string | undefined, touch?: boolean) => {
      const device = deviceOf(viewAgent, touch);
      return { device, ...familiesOf(viewAgent, device) };
    };
    const campaignOf = async ({ campaign }: PageView): Promise<Partial<Hit>> => {
      const params = new URLSearchParams(campaign);
      const parts: Partial<Hit> = {};
      for (const kind of ['source', 'medium', 'campaign'] as const) {
        const name = cleanText(params.get(`utm_${kind}`) ?? '').toLowerCase();
        if (name) parts[kind] = await limitName(db, kind, name, context);
      }
      return parts;
    };
    const hitOfView = async (view: PageView): Promise<Hit> => {
      const viewAgent = agent ?? view.userAgent;
      if (isbot(viewAgent)) return { ...stamp(view.id), kind: 'bot' };
      const host = referrerHost(view.referrer, request.hostname);
      const { release } = view;
      const isLive = release && (await releases.isKnown(release));
      const language = await languageOf(view);
      return {
        ...stamp(view.id),
        at: viewedAt(view),
        kind: 'view',
        ...sender,
        ...(await pageOf(view.path)),
        ...agentOf(viewAgent, view.touch),
        hour: hourOf(viewedAt(view), pages.timeZone),
        ...(await campaignOf(view)),
        ...(host && { referrer: await limitName(db, 'referrer', host, context) }),
        ...(isLive && { release }),
        ...(language && { language }),
      };
    };
    const hitOfEvent = async ({ id, path, ...event }: SentEvent): Promise<Hit> => {
      if (isbot(agent)) return { ...stamp(id), kind: 'bot' };
      const page = await pageOf(path);
      const kind = LABELS[event.name];
      const label = kind && event.label && (await limitName(db, kind, event.label, context));
      const fields = (await isCounted(event, visitor.network)) ? event : { name: event.name };
      const hit = { ...stamp(id), kind: 'event' as const, ...sender, ...page, ...agentOf(agent) };
      return { ...hit, ...fields, ...(label && { label }) };
    };

    // The salts of earlier days are deleted, so their visitors cannot be recognised any more.
    const todaysViews = views.filter((view) => dayOf(viewedAt(view), pages.timeZone) === day);
    intakeMessages.inc({ result: 'late' }, views.length - todaysViews.length);
    const hits = await Promise.all([...todaysViews.map(hitOfView), ...events.map(hitOfEvent)]);
    await insertHits(db, hits);
    for (const { kind } of hits) intakeMessages.inc({ result: kind === 'bot' ? 'bot' : 'stored' });
    const first = hits.find(({ kind }) => kind === 'view');
    if (!session || !first) return;
    const isLater = laterSession && (await firstViewOf(db, visitor.visitor))?._id !== first._id;
    setSession(reply, isLater ? laterSession : session, salt, secure);
  }

  return async (request: FastifyRequest, reply: FastifyReply, { views = [], events = [] }: TrackedBatch) => {
    const namedEvents = events.map((event) => ({ ...readEvent(event), id: event.id, path: event.path }));
    const count = views.length + events.length;
    if (hasOptedOut(request.headers)) {
      intakeMessages.inc({ result: 'opted_out' }, count);
      return;
    }
    if (pendingCount + count > MAX_PENDING)
      throw unavailable('Too many messages wait to be stored; try again later.', 2);
    pendingCount += count;
    try {
      await store(request, reply, views, namedEvents);
    } catch (error) {
      intakeMessages.inc({ result: 'failed' }, count);
      throw error;
    } finally {
      pendingCount -= count;
    }
  };
}

export type Receive = ReturnType<typeof createReceiver>;
