import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { london, startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { service } from '../src/app';
import { purgeUnconfirmed, requestSubscription, subscriptions } from '../src/data/subscriptions';
import { createMailer } from '../src/mail/mailer';
import { sendDueMails } from '../src/mail/outbox';

const ORIGIN = 'https://guide.example';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FROM = 'letters@guide.example';

interface Mail {
  from: string;
  to: string[];
  text: string;
}

/** A local mail server; emits `mail` for each mail. While `refusing`, it refuses the sender. */
const mails: Mail[] = [];
let refusing = false;
const server = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  onMailFrom: (_address, _session, done) => done(refusing ? new Error('busy') : null),
  onData(stream, { envelope }, done) {
    void text(stream).then((raw) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: unfolded(raw) });
      done();
      server.emit('mail');
    });
  },
});

const unfolded = (raw: string) =>
  raw
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/=\r\n/g, '')
    .replaceAll('=3D', '=');

let database: TestDatabase;
let app: FastifyInstance;
let mailer: ReturnType<typeof createMailer>;
beforeAll(async () => {
  database = await startTestDatabase();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  mailer = createMailer({ url, from: FROM, origin: ORIGIN });
  Object.assign(process.env, { SMTP_URL: url, MAIL_FROM: FROM });
  // The service sends mails only when a test advances the interval.
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  app = await service.buildApp({ mongoUrl: database.url, packFolder: london, origin: ORIGIN });
  // Until the database is set up, requests get 503.
  await app.database();
});
afterAll(async () => {
  jest.useRealTimers();
  delete process.env.SMTP_URL;
  delete process.env.MAIL_FROM;
  await app.close();
  mailer.close();
  server.close();
  await database.remove();
});
afterEach(async () => {
  refusing = false;
  mails.length = 0;
  clientNumber += 1;
  const db = await app.database();
  for (const name of ['subscriptions', 'mailboxes']) await db.collection(name).deleteMany({});
});

const post = (url: string, payload?: object, remoteAddress?: string) =>
  app.inject({ method: 'POST', url, payload, remoteAddress });
let clientNumber = 1;
const subscribe = (email: string, client = `198.51.100.${clientNumber}`) =>
  post('/api/subscribe', { email }, client);
const stored = async () =>
  subscriptions(await app.database())
    .find()
    .toArray();
const send = async (now?: Date) => sendDueMails(await app.database(), mailer, () => {}, now);
const tokenIn = (mail: Mail, page: string) =>
  mail.text.match(new RegExp(`${ORIGIN}/newsletter/${page}\\?token=([\\w-]{32})`))![1]!;

test('an address is subscribed only after opening the link in its mail, and the consent is recorded', async () => {
  const response = await subscribe('ann@example.org');
  expect([response.statusCode, response.json()]).toEqual([202, { ok: true }]);
  await send();
  expect(mails).toMatchObject([{ from: FROM, to: ['ann@example.org'] }]);
  const [pending] = await stored();
  expect(pending!.subscribedAt).toBeUndefined();

  const token = tokenIn(mails[0]!, 'confirm');
  for (const _twice of [1, 2]) {
    const response = await post(`/api/newsletter/confirm?token=${token}`);
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
  }
  const [subscribed] = await stored();
  expect(subscribed).toMatchObject({
    email: 'ann@example.org',
    subscribedAt: expect.any(Date),
    consent: { requestedAt: pending!.consent!.requestedAt, confirmedAt: expect.any(Date) },
  });
  expect(subscribed).not.toHaveProperty('purgeAt');
});

test('the running service sends due mails', async () => {
  await subscribe('eve@example.org');
  const mail = once(server, 'mail');
  jest.advanceTimersByTime(2000);
  await mail;
  expect(mails[0]!.to).toEqual(['eve@example.org']);
});

test('one-click unsubscribe removes the address (RFC 8058), can be repeated, and accepts a form body', async () => {
  await subscribe('bob@example.org');
  await send();
  const [{ text }] = mails as [Mail];
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, url] = text.match(/^List-Unsubscribe: <(.*?)>/m)!;
  expect(url).toMatch(new RegExp(`^${ORIGIN}/api/newsletter/unsubscribe\\?token=[\\w-]{32}$`));
  for (const _twice of [1, 2]) {
    const response = await app.inject({
      method: 'POST',
      url: url!.slice(ORIGIN.length),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(response.statusCode).toBe(200);
    expect(await stored()).toEqual([]);
  }
  expect(tokenIn(mails[0]!, 'unsubscribe')).toBe(url!.slice(-32));
});

test('each token works only for its address and its purpose, and GET changes nothing', async () => {
  for (const email of ['one@example.org', 'two@example.org']) await subscribe(email);
  await send();
  const [confirm, remove] = [tokenIn(mails[0]!, 'confirm'), tokenIn(mails[0]!, 'unsubscribe')];
  expect((await post(`/api/newsletter/confirm?token=${remove}`)).statusCode).toBe(404);
  expect((await post(`/api/newsletter/unsubscribe?token=${confirm}`)).statusCode).toBe(200);
  expect((await app.inject(`/api/newsletter/unsubscribe?token=${remove}`)).statusCode).toBe(404);
  expect((await app.inject(`/api/newsletter/confirm?token=${confirm}`)).statusCode).toBe(404);
  expect((await stored()).filter(({ subscribedAt }) => subscribedAt)).toEqual([]);
  await post(`/api/newsletter/unsubscribe?token=${remove}`);
  expect((await stored()).map(({ email }) => email)).toEqual([mails[1]!.to[0]]);
});

test('D-16 D-73 pending and subscribed addresses get the same response as new ones, and at most one mail a day', async () => {
  const responses = new Set<string>();
  const start = new Date();
  const at = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
  const db = await app.database();
  for (let times = 0; times < 15; times += 1) {
    const { statusCode, body } = await subscribe('victim@example.org');
    responses.add(`${statusCode} ${body}`);
    await send();
  }
  expect(mails).toHaveLength(1);
  for (const hours of [12, 23]) await requestSubscription(db, 'victim@example.org', at(hours));
  expect(await send(at(23))).toBe(0);
  await requestSubscription(db, 'victim@example.org', at(25));
  expect(await send(at(25))).toBe(1);

  await post(`/api/newsletter/confirm?token=${tokenIn(mails[0]!, 'confirm')}`);
  await requestSubscription(db, 'victim@example.org', at(60));
  expect(await send(at(60))).toBe(0);
  const { statusCode, body } = await subscribe('victim@example.org');
  expect(responses.add(`${statusCode} ${body}`)).toEqual(new Set(['202 {"ok":true}']));
});

test('D-16 a mailbox gets one confirmation a day for all spellings of its address', async () => {
  const start = new Date();
  const db = await app.database();
  const locals = ['Victim', 'v.i.c.t.i.m', 'victim+x', 'VICTIM+y', '"victim"'];
  const domains = ['gmail.com', 'GMAIL.com', 'googlemail.com', 'gmail.com.', 'ｇmail.com'];
  for (const local of locals)
    for (const domain of domains) await requestSubscription(db, `${local}@${domain}`, start);
  expect(await send(start)).toBe(1);
  expect(mails.map(({ to }) => to[0])).toEqual(['Victim@gmail.com']);
  expect(await send(start)).toBe(0);

  const nextDay = new Date(start.getTime() + DAY_MS);
  for (const address of ['victim@gmail.com', 'v.ictim@gmail.com'])
    await requestSubscription(db, address, nextDay);
  expect(await send(nextDay)).toBe(1);
});

test.each([
  ['a.b@example.org', 'ab@example.org', 'only Gmail ignores dots'],
  ['+a@example.org', '+b@example.org', 'an address may begin with a plus sign'],
  ['a@example.org', 'a@mail.example.org', 'a subdomain'],
  ['a+1@gmail.com', 'b+1@gmail.com', 'the tag alone'],
])('%s and %s are two mailboxes: %s', async (first, second) => {
  const start = new Date();
  for (const address of [first, second]) await requestSubscription(await app.database(), address, start);
  expect(await send(start)).toBe(2);
});

test('a delayed mail is not followed by one to another spelling of the same mailbox', async () => {
  refusing = true;
  const start = new Date();
  const db = await app.database();
  await requestSubscription(db, 'gil@example.org', start);
  for (const hour of [0, 23]) await send(new Date(start.getTime() + hour * HOUR_MS));
  refusing = false;
  const later = new Date(start.getTime() + 25 * HOUR_MS);
  await requestSubscription(db, 'gil+x@example.org', later);
  await send(later);
  await send(new Date(later.getTime() + HOUR_MS));
  expect(mails.map(({ to }) => to[0])).toEqual(['gil@example.org']);
});

test('a client that requests many addresses does not delay the mails of other clients', async () => {
  for (let number = 1; number <= 11; number += 1) await subscribe(`${number}@example.org`, '192.0.2.1');
  await subscribe('honest@example.org', '192.0.2.2');
  // Ten at a time.
  expect(await send()).toBe(10);
  expect(mails.slice(0, 2).map(({ to }) => to[0])).toContain('honest@example.org');
});

test('D-16 a client may request 20 subscriptions an hour, for known and new addresses', async () => {
  await subscribe('known@example.org', '2001:db8:1::1');
  const client = (number: number) => `2001:db8:2::${number}`;
  for (let number = 1; number <= 20; number += 1)
    expect((await subscribe(`n${number}@example.org`, client(number))).statusCode).toBe(202);
  for (const email of ['known@example.org', 'new@example.org', 'n1@example.org']) {
    const response = await subscribe(email, client(1));
    expect([response.statusCode, response.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3500);
  }
  expect((await subscribe('new@example.org', '2001:db8:3::1')).statusCode).toBe(202);
});

test('an address that is not confirmed within seven days is deleted with its link; a confirmed one stays', async () => {
  const start = new Date();
  await subscribe('late@example.org');
  await subscribe('soon@example.org');
  await send();
  const link = (email: string) => tokenIn(mails.find(({ to }) => to[0] === email)!, 'confirm');
  await post(`/api/newsletter/confirm?token=${link('soon@example.org')}`);
  const db = await app.database();
  const sevenDaysMs = 7 * 86_400_000;
  expect(await purgeUnconfirmed(db, new Date(start.getTime() + sevenDaysMs - 60_000))).toBe(0);
  expect(await purgeUnconfirmed(db, new Date(start.getTime() + sevenDaysMs + 60_000))).toBe(1);
  expect((await stored()).map(({ email }) => email)).toEqual(['soon@example.org']);
  expect((await post(`/api/newsletter/confirm?token=${link('late@example.org')}`)).statusCode).toBe(404);
});

test('a mail that the server refused is retried later and sent once', async () => {
  refusing = true;
  const start = new Date();
  await requestSubscription(await app.database(), 'dan@example.org', start);
  expect(await send(start)).toBe(0);
  refusing = false;
  expect(await send(start)).toBe(0);
  const later = new Date(start.getTime() + 600_000);
  expect(await send(later)).toBe(1);
  expect(await send(new Date(later.getTime() + DAY_MS))).toBe(0);
  expect(mails).toHaveLength(1);
});

test('parallel processes send each mail once', async () => {
  for (let number = 0; number < 8; number += 1) await subscribe(`n${number}@example.org`);
  await Promise.all([send(), send(), send()]);
  expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(
    Array.from({ length: 8 }, (_, number) => `n${number}@example.org`),
  );
});

test.each(['a,b@example.org', 'say"so"@example.org', 'x;y@example.org', 'ünï@example.org'])(
  'the address %s gets one mail and cannot add headers',
  async (email) => {
    expect((await subscribe(email)).statusCode).toBe(202);
    await send();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.to).toHaveLength(1);
    expect(mails[0]!.text.match(/^(To|Cc|Bcc):/gim)).toHaveLength(1);
  },
);

test('a mail server without origin or sender stops the start with one sentence', async () => {
  const { MAIL_FROM } = process.env;
  delete process.env.MAIL_FROM;
  try {
    await expect(
      service.buildApp({ mongoUrl: database.url, packFolder: london, origin: ORIGIN }),
    ).rejects.toThrow('SMTP_URL needs ORIGIN, for the links of mails, and MAIL_FROM');
  } finally {
    process.env.MAIL_FROM = MAIL_FROM;
  }
});
