import rateLimit from '@fastify/rate-limit';
import { operations } from '@guide/contracts/api/operations';
import { httpError, MonotonicStore, readEnvironment, route, tooManyRequests } from '@guide/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { confirmSubscription, requestSubscription, subscribe, unsubscribe } from '../data/subscriptions';
import { createMailer } from '../mail/mailer';
import { sendDueMails } from '../mail/outbox';

const OUTBOX_INTERVAL_MS = 2000;
/** Subscriptions that a client may request in an hour. Visitors behind one address (a hotel, an office) share them. */
const SUBSCRIPTIONS_PER_HOUR = 20;
const HOUR_MS = 3_600_000;
const MAX_CLIENTS = 20_000;
/** Media types of a mail program's one-click request, whose code is in the URL. */
const ONE_CLICK = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const Environment = Type.Object({
  /** The mail server. With it an address is confirmed by a mail; without it, the address is stored at once. */
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  MAIL_FROM: Type.Optional(Type.String({ pattern: '@' })),
  /** 0: a client may subscribe any number of addresses. */
  WRITE_RATE: Type.Optional(Type.Integer({ minimum: 0 })),
});

/**
 * API-12, and the calls of the links in mails. A known address gets the same response as a new one, so that nobody can
 * find out who subscribed (D-16). Mails are sent later; where they are sent, the response is 202 (D-73).
 * @param origin the site's, for the links of mails
 * @throws {Error} at start, when a setting for mails is missing
 */
export async function newsletter(app: FastifyInstance, origin: string | undefined): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from, WRITE_RATE } = readEnvironment(Environment, process.env);
  if (url && !(origin && from))
    throw new Error('SMTP_URL needs ORIGIN, for the links of mails, and MAIL_FROM');
  const countRequest = await createRequestCount(app, WRITE_RATE !== 0);

  route(app, operations.subscribe, async (request, reply) => {
    const turn = await countRequest(request);
    const db = await app.database();
    if (!url) await subscribe(db, request.body.email);
    else {
      await requestSubscription(db, request.body.email, new Date(), turn);
      reply.code(202);
    }
    return { ok: true as const };
  });
  route(app, operations.confirmSubscription, async ({ query }) => {
    if (!(await confirmSubscription(await app.database(), query.token)))
      throw httpError(404, 'NOT_FOUND', 'This link is not valid any more: please subscribe again.');
    return { ok: true as const };
  });
  await app.register(async (part) => {
    part.addContentTypeParser(ONE_CLICK, { parseAs: 'string' }, (_request, _body, done) => done(null));
    route(part, operations.unsubscribe, async ({ query }) => {
      await unsubscribe(await app.database(), query.token);
      return { ok: true as const };
    });
  });
  if (url && from && origin) startOutbox(app, createMailer({ url, from, origin }));
}

/**
 * Counts the subscription requests of each client within an hour; of IPv6 the network is the client. Known addresses
 * count too, or the limit would show who subscribed (D-16). https://github.com/fastify/fastify-rate-limit
 * @returns counts a request and says its number, from 1; throws 429 above the limit
 */
async function createRequestCount(app: FastifyInstance, isLimited: boolean) {
  if (!isLimited) return async () => 1;
  await app.register(rateLimit, { global: false, store: MonotonicStore, cache: MAX_CLIENTS });
  const count = app.createRateLimit({ max: SUBSCRIPTIONS_PER_HOUR, timeWindow: HOUR_MS, ipv6Subnet: 64 });
  return async (request: FastifyRequest): Promise<number> => {
    const counted = await count(request);
    if (counted.isAllowed) return 1;
    if (counted.isExceeded)
      throw tooManyRequests(
        'Too many subscriptions from your network; please try again later.',
        counted.ttlInSeconds,
      );
    return SUBSCRIPTIONS_PER_HOUR - counted.remaining;
  };
}

function startOutbox(app: FastifyInstance, mailer: ReturnType<typeof createMailer>): void {
  let sending: Promise<unknown> = Promise.resolve();
  const look = async () => {
    await sendDueMails(await app.database(), mailer, (error) =>
      app.log.warn(`A mail of the newsletter was not sent: ${error.message}`),
    );
  };
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // A database that is away is noted by the requests that need it.
    sending = look()
      .catch(() => {})
      .finally(() => {
        busy = false;
      });
  }, OUTBOX_INTERVAL_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sending;
    mailer.close();
  });
}
