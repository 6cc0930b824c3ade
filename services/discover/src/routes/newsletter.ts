import { operations } from '@guide/contracts/api/operations';
import { httpError, readEnvironment, route } from '@guide/service-kit';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { confirmSubscription, requestSubscription, subscribe, unsubscribe } from '../data/subscriptions';
import { createMailer } from '../mail/mailer';
import { sendDueMails } from '../mail/outbox';

/** How often mails that are due are sent. */
const OUTBOX_INTERVAL_MS = 2000;
/** What mail programs send with their one click; the code is in the address, and the body has nothing more. */
const ONE_CLICK = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const Environment = Type.Object({
  /** The mail server. With it an address is confirmed by a mail; without it, the address is stored at once. */
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  /** The sender of mails. */
  MAIL_FROM: Type.Optional(Type.String({ pattern: '@' })),
});

/**
 * API-12, and what the links of mails do. A known address gets the same answer as a new one, so that nobody can find out who subscribed
 * (D-16): mails are sent apart from the response. Where they are sent, the response is 202 (D-73).
 * @param origin the site's, for the links of mails
 * @throws {Error} at start, when a setting for mails is missing
 */
export async function newsletter(app: FastifyInstance, origin: string | undefined): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from } = readEnvironment(Environment, process.env);
  if (url && !(origin && from))
    throw new Error('SMTP_URL needs ORIGIN, for the links of mails, and MAIL_FROM');
  const store = url ? requestSubscription : subscribe;

  route(app, operations.subscribe, async ({ body }, reply) => {
    await store(await app.database(), body.email);
    if (url) reply.code(202);
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

/** Sends what is due for as long as the service runs. */
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
