import { startService } from '@guide/service-kit/testing';
import { beforeEach, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { service } from '../src/app';
import { hitsCollection } from '../src/hits';
import { saltsCollection } from '../src/intake/salts';
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

const view = (headers: Headers = {}, body: object = {}, to = app) =>
  poster(to)('pageview', { path: '/', ...body }, { 'x-forwarded-for': `198.51.100.${address}`, ...headers });
const sessionOf = ({ headers }: LightMyRequestResponse) => SESSION.exec(String(headers['set-cookie']))?.[1];
const withSession = (session: string | undefined) => ({ cookie: `theme=dark; session=${session}` });
async function countNewVisitors() {
  const visitors = async () =>
    (await app.inject('/api/analytics/summary')).json().uniqueVisitors.value as number;
  const before = await visitors();
  return async () => (await visitors()) - before;
}
let ids = 0;
const id = () => (ids++).toString(16).padStart(32, '0');

test('ROLE-02 D-35 D-62 the response to the first page view sets the session cookie, once', async () => {
  const newVisitors = await countNewVisitors();
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

test('D-62 events and refused views set no cookie', async () => {
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
    const hits = hitsCollection(await app.database());
    const stored = () => hits.countDocuments();
    const before = await stored();
    const response = await view(headers, { cookies: true });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await stored()).toBe(before);
  },
);

test('ROLE-02 D-62 visitors with the same address and browser, as in a hotel, are counted separately', async () => {
  const newVisitors = await countNewVisitors();
  const guests = [await view(), await view(), await view()].map(sessionOf);
  expect(new Set(guests).size).toBe(3);
  for (const guest of [...guests, ...guests]) await view(withSession(guest));
  expect(await newVisitors()).toBe(3);
});

test('D-62 a browser that stores cookies is a separate visitor from its first view, even if that is sent twice', async () => {
  const newVisitors = await countNewVisitors();
  const body = { id: id(), cookies: true };
  const [first, again] = [await view({}, body), await view({}, body)];
  expect(sessionOf(again)).toBe(sessionOf(first));
  await view({}, { id: id(), cookies: true });
  expect(await newVisitors()).toBe(2);
});

test('D-62 a browser that accepts cookies and drops them is one visitor of all its pages, and others next to it stay separate', async () => {
  const newVisitors = await countNewVisitors();
  const event = { name: 'booking_click', category: 'booking', path: '/' };
  const later = { cookies: false };
  const guest = sessionOf(await view({}, { id: id(), cookies: true }));
  await view(withSession(guest), later);
  // A browser that drops cookies: each response sets the same one.
  const dropped = [await view({}, { id: id(), cookies: true })];
  for (let page = 0; page < 4; page++) dropped.push(await view({}, { id: id(), ...later }));
  expect(new Set(dropped.map(sessionOf)).size).toBe(1);
  await poster(app)('event', event, { 'x-forwarded-for': `198.51.100.${address}` });
  await view(withSession(guest), later);
  expect(await newVisitors()).toBe(2);
  const hits = await hitsCollection(await app.database()).find({
    visitor: sessionOf(dropped[0]!)!.split('.')[0]!,
  });
  expect(await hits.toArray()).toHaveLength(6);
  // A guest with the same browser, whose cookie comes back, is nobody else's earlier visit.
  const next = sessionOf(await view({}, { id: id(), cookies: true }));
  await view(withSession(next), later);
  await view({}, { id: id(), ...later });
  expect(await newVisitors()).toBe(4);
});

test('D-62 without a cookie, visitors are identified by address and user agent', async () => {
  const newVisitors = await countNewVisitors();
  for (let views = 0; views < 5; views++) await view({}, { cookies: false });
  await view({ 'user-agent': `${FIREFOX} other` });
  expect(await newVisitors()).toBe(2);
});

test.each([
  ['made up', () => `${'a'.repeat(22)}.${'b'.repeat(22)}`],
  ['signed for another', (first: string, second: string) => `${first.split('.')[0]}.${second.split('.')[1]}`],
  ['unsigned', (first: string) => first.split('.')[0]!],
  ['endless', () => 'a'.repeat(4000)],
  ['of another form', () => '{"$gt":""}'],
])('D-62 a session cookie that is %s is ignored', async (_what, forge) => {
  const [first, second] = [sessionOf(await view())!, sessionOf(await view())!];
  const newVisitors = await countNewVisitors();
  const response = await view({ cookie: `session=${forge(first, second)}` });
  expect(response.statusCode).toBe(200);
  expect(sessionOf(response)).toBeDefined();
  expect(await newVisitors()).toBe(0);
});

test('D-62 a session ends with the day: its cookie no longer identifies the visitor', async () => {
  const session = sessionOf(await view())!;
  const salts = saltsCollection(await app.database());
  const [today] = await salts.find().toArray();
  expect(today!.expiresAt.getTime() - Date.now()).toBeLessThan(26 * 60 * 60 * 1000);
  expect(readSession({ cookie: `session=${session}` }, today!.salt, false)).toBe(session.split('.')[0]);
  expect(readSession({ cookie: `session=${session}` }, today!.salt, true)).toBeUndefined();
  expect(readSession({ cookie: `session=${session}` }, 'the salt of tomorrow', false)).toBeUndefined();
});

test('D-62 a script that drops cookies or invents user agents counts as at most 201 visitors an hour', async () => {
  const newVisitors = await countNewVisitors();
  const sessions = [];
  for (let count = 0; count < 250; count++) {
    const body = { id: id(), cookies: count % 2 === 0 };
    sessions.push(sessionOf(await view({ 'user-agent': `${FIREFOX} ${count}` }, body)));
  }
  expect(sessions.filter(Boolean)).toHaveLength(200);
  for (const session of sessions.filter(Boolean)) await view(withSession(session));
  expect(await newVisitors()).toBe(201);

  // Visitors with a session, and other addresses, are not part of the crowd.
  const before = await newVisitors();
  await view(withSession(sessions[0]));
  address += 1;
  expect(sessionOf(await view({}, { id: id(), cookies: true }))).toBeDefined();
  expect((await newVisitors()) - before).toBe(1);
});

test('D-62 all addresses of an IPv6 network share that limit', async () => {
  const newVisitors = await countNewVisitors();
  for (let host = 1; host <= 210; host++)
    await view({ 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` }, { id: id(), cookies: true });
  expect(await newVisitors()).toBe(201);
});
