import rateLimit from '@fastify/rate-limit';
import { operations } from '@guide/contracts/api/operations';
import {
  httpError,
  MonotonicStore,
  type Pack,
  readEnvironment,
  readGuideNames,
  route,
  singleFlight,
  tooManyRequests,
} from '@guide/service-kit';
import { readMailSettings } from '@guide/service-kit/mail';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { confirmSubscription, requestSubscription, subscribe, unsubscribe } from '../data/subscriptions';
import { createMailer } from '../mail/mailer';
import { sendDueMails } from '../mail/outbox';

const OUTBOX_INTERVAL_MS = 2000;
/** Visitors of a hotel or an office share an address and therefore this limit. */
const SUBSCRIPTIONS_PER_HOUR = 20;
const HOUR_MS = 3_600_000;
const MAX_CLIENTS = 20_000;

const Environment = Type.Object({
  WRITE_RATE: Type.Optional(Type.Integer({ minimum: 0 })),
});

/**
 * Routes of the newsletter (API-12, D-73). Known and new addresses get the same response, which must not reveal who
 * subscribed (D-16).
 * @param origin - the guide's origin, for the links in emails
 * @throws {Error} at start, when a mail setting is missing
 */
export async function newsletter(
  app: FastifyInstance,
  origin: string | undefined,
  pack: Pack,
): Promise<void> {
  const { WRITE_RATE } = readEnvironment(Environment, process.env);
  // With a mail server, addresses are confirmed by email; without one, they are subscribed at once.
  const mail = readMailSettings(process.env, origin);
  const countRequest = await createRequestCounter(app, WRITE_RATE !== 0);

  route(app, operations.subscribe, async (request, reply) => {
    const turn = await countRequest(request);
    const db = await app.database();
    if (!mail) await subscribe(db, request.body.email);
    else {
      const { email, language } = request.body;
      await requestSubscription(db, email, new Date(), turn, language);
      reply.code(202);
    }
    return { ok: true as const };
  });
  route(app, operations.confirmSubscription, async ({ query }) => {
    if (!(await confirmSubscription(await app.database(), query.token)))
      throw httpError(404, 'NOT_FOUND', 'This link is no longer valid. Please subscribe again.');
    return { ok: true as const };
  });
  await app.register(async (part) => {
    // Mail programs send "List-Unsubscribe=One-Click" as a form, as text or without a type (RFC 8058).
    part.removeAllContentTypeParsers();
    part.addContentTypeParser('*', { parseAs: 'string' }, async () => null);
    route(part, operations.unsubscribe, async ({ query }) => {
      await unsubscribe(await app.database(), query.token);
      return { ok: true as const };
    });
  });
  if (mail) startOutbox(app, createMailer({ ...mail, guide: await readGuideNames(pack) }));
}

/** Counts known addresses too: the limit must not reveal them (D-16). @returns a counter that throws 429 */
async function createRequestCounter(app: FastifyInstance, isLimited: boolean) {
  if (!isLimited) return async () => 1;
  await app.register(rateLimit, { global: false, store: MonotonicStore, cache: MAX_CLIENTS });
  const count = app.createRateLimit({ max: SUBSCRIPTIONS_PER_HOUR, timeWindow: HOUR_MS, ipv6Subnet: 64 });
  return async (request: FastifyRequest): Promise<number> => {
    const state = await count(request);
    if (state.isAllowed) return 1;
    if (state.isExceeded)
      throw tooManyRequests(
        'Too many subscriptions from your network; please try again later.',
        state.ttlInSeconds,
      );
    return SUBSCRIPTIONS_PER_HOUR - state.remaining;
  };
}

function startOutbox(app: FastifyInstance, mailer: ReturnType<typeof createMailer>): void {
  const sendMails = singleFlight(async () => {
    await sendDueMails(await app.database(), mailer, (error) =>
      app.log.warn(`A newsletter email was not sent: ${error.message}`),
    );
  });
  let sending: Promise<void> | undefined;
  const timer = setInterval(() => {
    sending = sendMails().catch(() => {});
  }, OUTBOX_INTERVAL_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sending;
    mailer.close();
  });
}
