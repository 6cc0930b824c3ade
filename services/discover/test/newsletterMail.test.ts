import { setImmediate } from 'node:timers/promises';
import { london, startService } from '@guide/service-kit/testing';
import { afterAll, afterEach, expect, jest, test } from '@jest/globals';
import { type Mail, startMailServer } from '../../kit/test/support/mailServer';
import { service } from '../src/app';
import { purgeUnconfirmed, requestSubscription, subscriptions } from '../src/data/subscriptions';
import { createMailer } from '../src/mail/mailer';
import { sendDueMails } from '../src/mail/outbox';

const ORIGIN = 'https://guide.example';
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FROM = 'letters@guide.example';

const server = await startMailServer();
const { mails, state } = server;
const mailer = createMailer({
  url: server.url,
  from: FROM,
  guide: () => 'London Tourist Guide',
  origin: ORIGIN,
});
Object.assign(process.env, { SMTP_URL: server.url, MAIL_FROM: FROM });
// The service sends mails only when a test advances the interval.
jest.useFakeTimers({
  doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
});
afterAll(() => {
  mailer.close();
  server.close();
});
const { app, database } = await startService(service, { origin: ORIGIN });
afterAll(() => {
  jest.useRealTimers();
  delete process.env.SMTP_URL;
  delete process.env.MAIL_FROM;
});
afterEach(async () => {
  state.refusing = false;
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
const send = async (now = new Date()) =>
  sendDueMails(
    await app.database(),
    mailer,
    () => {},
    () => now,
  );
const tokenIn = (mail: Mail, page: string) =>
  mail.text.match(new RegExp(`^<${ORIGIN}/newsletter/${page}\\?token=([0-9a-f]{32})>$`, 'm'))![1]!;

test('an address is subscribed only after opening the link in its email, and the consent is recorded', async () => {
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

test('the running service sends an email that names the guide and its address, says why it was sent, and how to leave', async () => {
  await subscribe('ida@example.org');
  const mail = server.nextMail();
  jest.advanceTimersByTime(2000);
  await mail;
  const [head, ...text] = mails[0]!.text.trim().split('\n\n');
  expect(head).toMatch(/^Subject: Confirm your subscription to the London Tourist Guide$/m);
  expect(text).toEqual([
    `You get this email because this address was entered for the newsletter of the London Tourist Guide (${ORIGIN}).`,
    `To subscribe, open this page within 7 days and press the button:\n<${ORIGIN}/newsletter/confirm?token=${tokenIn(mails[0]!, 'confirm')}>`,
    'If it was not you, ignore this email: you will get no newsletter, and we delete your address after 7 days.',
    `To delete your address now, or to unsubscribe later:\n<${ORIGIN}/newsletter/unsubscribe?token=${tokenIn(mails[0]!, 'unsubscribe')}>`,
  ]);
});

test('an email in French has the French name of the city', async () => {
  await post('/api/subscribe', { email: 'zoe@example.org', language: 'fr' });
  const mail = server.nextMail();
  jest.advanceTimersByTime(2000);
  await mail;
  expect(mails[0]!.text).toMatch(/^Content-Language: fr$/m);
  expect(mails[0]!.text).toMatch(/\bLondres\b/);
  expect(mails[0]!.text).not.toMatch(/\bLondon\b/);
});

test('one-click unsubscribe removes the address (RFC 8058), can be repeated, and accepts a form body', async () => {
  await subscribe('bob@example.org');
  await send();
  const [{ text }] = mails as [Mail];
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, url] = text.match(/^List-Unsubscribe: <(.*?)>/m)!;
  expect(url).toMatch(new RegExp(`^${ORIGIN}/api/newsletter/unsubscribe\\?token=[0-9a-f]{32}$`));
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
  expect((await app.inject(`/api/newsletter/unsubscribe?token=${remove}`)).statusCode).toBe(405);
  expect((await app.inject(`/api/newsletter/confirm?token=${confirm}`)).statusCode).toBe(405);
  expect((await stored()).filter(({ subscribedAt }) => subscribedAt)).toEqual([]);
  await post(`/api/newsletter/unsubscribe?token=${remove}`);
  expect((await stored()).map(({ email }) => email)).toEqual([mails[1]!.to[0]]);
});

test('D-16 D-73 pending and subscribed addresses get the same response as new ones, and at most one email a day', async () => {
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
  ['ann@yahoo.com', 'ann-news@yahoo.com'],
  ['ann@yahoo.co.uk', 'ann-shop@yahoo.co.uk'],
  ['a.n.n@proton.me', 'ann@protonmail.com'],
  ['a-n_n@pm.me', 'ann+x@proton.me'],
  ['ann@me.com', 'ann@icloud.com'],
  ['ann@example.org', 'an\u200bn@example.org'],
  ['ann@example.org', 'ａnn@example.org'],
])(
  '%s and %s are one mailbox, and the email goes to the address that was entered first',
  async (first, second) => {
    const start = new Date();
    for (const address of [first, second]) await requestSubscription(await app.database(), address, start);
    expect(await send(start)).toBe(1);
    expect(mails.map(({ to }) => to)).toEqual([[first]]);
  },
);

test.each([
  ['ann-marie@example.org', 'ann@example.org', 'a tag with a hyphen at Yahoo only'],
  ['ann@yahoo.com', 'ann@yahoo.fr', 'two countries'],
  ['a.b@example.org', 'ab@example.org', 'only some providers ignore dots'],
  ['+a@example.org', '+b@example.org', 'an address may begin with a plus sign'],
  ['a@example.org', 'a@mail.example.org', 'a subdomain'],
  ['a+1@gmail.com', 'b+1@gmail.com', 'the tag alone'],
])('%s and %s are two mailboxes: %s', async (first, second) => {
  const start = new Date();
  for (const address of [first, second]) await requestSubscription(await app.database(), address, start);
  expect(await send(start)).toBe(2);
});

test('a delayed email is not followed by one to another spelling of the same mailbox', async () => {
  state.refusing = true;
  const start = new Date();
  const db = await app.database();
  await requestSubscription(db, 'gil@example.org', start);
  for (const hour of [0, 23]) await send(new Date(start.getTime() + hour * HOUR_MS));
  state.refusing = false;
  const later = new Date(start.getTime() + 25 * HOUR_MS);
  await requestSubscription(db, 'gil+x@example.org', later);
  await send(later);
  await send(new Date(later.getTime() + HOUR_MS));
  expect(mails.map(({ to }) => to[0])).toEqual(['gil@example.org']);
});

test('a client that requests many addresses does not delay the emails of other clients', async () => {
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

test('a refused email is retried after 1, 2, 4 … minutes, at most an hour, and sent once', async () => {
  state.refusing = true;
  const db = await app.database();
  let time = Date.now();
  await requestSubscription(db, 'dan@example.org', new Date(time));
  const failures: string[] = [];
  const attempt = () =>
    sendDueMails(
      db,
      mailer,
      ({ message }) => failures.push(message),
      () => new Date(time),
    );
  await attempt();
  for (const [index, minutes] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    time += minutes * 60_000 - 1;
    expect([await attempt(), failures.length]).toEqual([0, index + 1]);
    time += 1;
    expect([await attempt(), failures.length]).toEqual([0, index + 2]);
  }
  expect(failures[0]).toContain('busy');
  state.refusing = false;
  time += HOUR_MS;
  expect(await attempt()).toBe(1);
  time += DAY_MS;
  expect([await attempt(), mails.length]).toEqual([0, 1]);
});

test('a later request renews the time of consent and the seven days', async () => {
  const db = await app.database();
  const start = new Date();
  const at = (days: number) => new Date(start.getTime() + days * DAY_MS);
  for (const day of [0, 6]) {
    await requestSubscription(db, 'fay@example.org', at(day));
    await send(at(day));
  }
  expect(await stored()).toMatchObject([{ consent: { requestedAt: at(6) } }]);
  expect(await purgeUnconfirmed(db, at(12.9))).toBe(0);
  expect(await purgeUnconfirmed(db, at(13.1))).toBe(1);
});

test('an address that is confirmed by an earlier email gets no further one', async () => {
  await subscribe('gus@example.org');
  await send();
  const later = new Date(Date.now() + 2 * DAY_MS);
  await requestSubscription(await app.database(), 'gus@example.org', later);
  await post(`/api/newsletter/confirm?token=${tokenIn(mails[0]!, 'confirm')}`);
  expect(await send(later)).toBe(0);
});

test('parallel processes send each email once', async () => {
  for (let number = 0; number < 8; number += 1) await subscribe(`n${number}@example.org`);
  await Promise.all([send(), send(), send()]);
  expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(
    Array.from({ length: 8 }, (_, number) => `n${number}@example.org`),
  );
});

test('with two processes and a mail server that takes minutes, each email is sent once', async () => {
  const db = await app.database();
  // Not due for the service of this test.
  let time = Date.now() + DAY_MS;
  const send = () =>
    sendDueMails(
      db,
      mailer,
      () => {},
      () => new Date(time),
    );
  const claimedUntil = async (email: string) =>
    (await subscriptions(db).findOne({ email }))!.mailDueAt!.getTime();
  const emails = ['first@example.org', 'second@example.org'];
  for (const email of emails) await requestSubscription(db, email, new Date(time));
  let accept = () => {};
  state.accept = () =>
    new Promise((resolve) => {
      accept = resolve;
    });

  let mail = server.nextMail();
  const sending = send();
  for (const isLast of [false, true]) {
    await mail;
    const email = mails.at(-1)!.to[0]!;
    if (isLast) expect(await send()).toBe(0);
    for (let seconds = 0; seconds < 120; seconds += 15) {
      const before = await claimedUntil(email);
      time += 15_000;
      jest.advanceTimersByTime(15_000);
      while ((await claimedUntil(email)) === before) await setImmediate();
    }
    if (isLast) expect(await send()).toBe(0);
    mail = server.nextMail();
    accept();
  }
  expect(await sending).toBe(2);
  expect(mails.map(({ to }) => to[0])).toEqual(emails);
  state.accept = async () => {};
});

test.each(['a,b@example.org', 'say"so"@example.org', 'x;y@example.org', 'ünï@example.org'])(
  'the address %s, stored before these were refused, gets one email and cannot add headers',
  async (email) => {
    await requestSubscription(await app.database(), email);
    await send();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.to).toHaveLength(1);
    expect(mails[0]!.text.match(/^(To|Cc|Bcc):/gim)).toHaveLength(1);
  },
);

test.each([
  ['origin', undefined, FROM],
  ['sender', ORIGIN, undefined],
])('a mail server without an %s stops the start with one sentence', async (_missing, origin, from) => {
  if (!from) delete process.env.MAIL_FROM;
  try {
    await expect(service.buildApp({ mongoUrl: database.url, packFolder: london, origin })).rejects.toThrow(
      'SMTP_URL needs ORIGIN, for the links in emails, and MAIL_FROM',
    );
  } finally {
    process.env.MAIL_FROM = FROM;
  }
});
