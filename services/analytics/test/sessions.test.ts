import { startService } from '@guide/service-kit/testing';
import { beforeEach, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { service } from '../src/app';
import { hitsOf } from '../src/hits';
import { saltsOf } from '../src/intake/salts';
import { readSession } from '../src/intake/session';
import { FIREFOX, poster } from './calls';

const { app } = await startService(service, { trustProxy: ['loopback'] });
const secure = await startService(service, { origin: 'https://guide.example' });

const SESSION = /^session=([\w-]{22}\.[\w-]{22}); Path=\/; HttpOnly; SameSite=Lax$/;

let address = 0;
beforeEach(() => {
  address += 1;
});

type Headers = Record<string, string>;

/** A page view from this test's address. */
const view = (headers: Headers = {}, body: object = {}, to = app) =>
  poster(to)('pageview', { path: '/', ...body }, { 'x-forwarded-for': `198.51.100.${address}`, ...headers });
const sessionOf = ({ headers }: LightMyRequestResponse) => SESSION.exec(String(headers['set-cookie']))?.[1];
const withSession = (session: string | undefined) => ({ cookie: `theme=dark; session=${session}` });
/** How many visitors are new since a moment. */
async function counting() {
  const visitors = async () =>
    (await app.inject('/api/analytics/summary')).json().uniqueVisitors.value as number;
  const before = await visitors();
  return async () => (await visitors()) - before;
}
let ids = 0;
const id = () => (ids++).toString(16).padStart(32, '0');

test('ROLE-02 D-35 D-62 the answer to the first page view sets the session cookie, once', async () => {
  const newVisitors = await counting();
  const first = await view();
  expect(first.statusCode).toBe(200);
  const session = sessionOf(first);
  expect(session).toBeDefined();
  for (const again of [await view(withSession(session)), await view(withSession(session))])
    expect(again.headers['set-cookie']).toBeUndefined();
  expect(await newVisitors()).toBe(1);
});

test('ROLE-02 D-35 behind TLS the cookie is Secure and bound to the host', async () => {
  const { headers } = await view({}, {}, secure.app);
  expect(headers['set-cookie']).toMatch(
    /^__Host-session=[\w-]{22}\.[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test('D-62 events set no cookie, and neither does what is not stored', async () => {
  const event = { name: 'booking_click', category: 'booking', path: '/' };
  expect((await poster(app)('event', event)).headers['set-cookie']).toBeUndefined();
  for (const body of [{ path: 'nowhere' }, { path: '/', ip: 'x' }]) {
    const refused = await view({}, body);
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([400, undefined]);
  }
  const bot = await view({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  expect([bot.statusCode, bot.headers['set-cookie']]).toEqual([200, undefined]);
});

test.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
  ['the opt-out', { cookie: 'statistics=off' }],
] as [string, Headers][])(
  'ROLE-02 D-35 under %s no cookie is set and nothing is stored',
  async (_what, headers) => {
    const hits = hitsOf(await app.database());
    const stored = () => hits.countDocuments();
    const before = await stored();
    const answer = await view(headers, { cookies: true });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await stored()).toBe(before);
  },
);

test('ROLE-02 D-62 visitors behind one hotel address with the same browser count apart', async () => {
  const newVisitors = await counting();
  const guests = [await view(), await view(), await view()].map(sessionOf);
  expect(new Set(guests).size).toBe(3);
  for (const guest of [...guests, ...guests]) await view(withSession(guest));
  expect(await newVisitors()).toBe(3);
});

test('D-62 a browser that keeps cookies is told apart from its first view on, even when that is sent twice', async () => {
  const newVisitors = await counting();
  const one = { id: id(), cookies: true };
  const [first, again] = [await view({}, one), await view({}, one)];
  expect(sessionOf(again)).toBe(sessionOf(first));
  await view({}, { id: id(), cookies: true });
  expect(await newVisitors()).toBe(2);
});

test('D-62 without the cookie, address and agent tell visitors apart', async () => {
  const newVisitors = await counting();
  for (let views = 0; views < 5; views++) await view({}, { cookies: false });
  await view({ 'user-agent': `${FIREFOX} other` });
  expect(await newVisitors()).toBe(2);
});

test.each([
  ['made up', () => `${'a'.repeat(22)}.${'b'.repeat(22)}`],
  ['signed for another', (one: string, other: string) => `${one.split('.')[0]}.${other.split('.')[1]}`],
  ['unsigned', (one: string) => one.split('.')[0]!],
  ['endless', () => 'a'.repeat(4000)],
  ['of another form', () => '{"$gt":""}'],
])('D-62 a session cookie that is %s is none', async (_what, forge) => {
  const [one, other] = [sessionOf(await view())!, sessionOf(await view())!];
  const newVisitors = await counting();
  const answer = await view({ cookie: `session=${forge(one, other)}` });
  expect(answer.statusCode).toBe(200);
  expect(sessionOf(answer)).toBeDefined();
  expect(await newVisitors()).toBe(0);
});

test('D-62 a session ends with the day: its cookie is of no use to know a visitor again', async () => {
  const session = sessionOf(await view())!;
  const salts = saltsOf(await app.database());
  const [today] = await salts.find().toArray();
  expect(today!.expiresAt.getTime() - Date.now()).toBeLessThan(26 * 60 * 60 * 1000);
  expect(readSession({ cookie: `session=${session}` }, today!.salt, false)).toBe(session.split('.')[0]);
  expect(readSession({ cookie: `session=${session}` }, today!.salt, true)).toBeUndefined();
  expect(readSession({ cookie: `session=${session}` }, 'the salt of tomorrow', false)).toBeUndefined();
});

test('D-62 a script that drops its cookies or invents agents makes 100 visitors an hour at most, and one', async () => {
  const newVisitors = await counting();
  const sessions = [];
  for (let made = 0; made < 150; made++) {
    const body = { id: id(), cookies: made % 2 === 0 };
    sessions.push(sessionOf(await view({ 'user-agent': `${FIREFOX} ${made}` }, body)));
  }
  expect(sessions.filter(Boolean)).toHaveLength(100);
  for (const session of sessions.filter(Boolean)) await view(withSession(session));
  expect(await newVisitors()).toBe(101);

  // Who already has a session is not taken for the crowd, and neither is another address.
  const before = await newVisitors();
  await view(withSession(sessions[0]));
  address += 1;
  expect(sessionOf(await view({}, { id: id(), cookies: true }))).toBeDefined();
  expect((await newVisitors()) - before).toBe(1);
});

test('D-62 all addresses of an IPv6 network are one to that limit', async () => {
  const newVisitors = await counting();
  for (let host = 1; host <= 110; host++)
    await view({ 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` }, { id: id(), cookies: true });
  expect(await newVisitors()).toBe(101);
});
