import type { PageView } from '@guide/contracts/api/schemas';
import { expect, test } from '@jest/globals';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createDayCounts, networkOf } from '../src/intake/dayCounts';
import { limits } from '../src/intake/limits';
import type { Pages } from '../src/intake/pages';
import { createReceiver } from '../src/intake/receive';
import { createReleases } from '../src/intake/releases';
import { setSession } from '../src/intake/session';
import { createVisitors } from '../src/intake/visitor';

const app = fastify() as unknown as FastifyInstance;
await app.register(limits);
const SALT = 'the salt of the day';
const AT = new Date('2099-06-01T10:30:00Z');
const HOUR_MS = 3_600_000;

function sessionOf(visitor: string): string {
  let value = '';
  const reply = {
    request: { headers: { 'x-session': '' } },
    header: (_name: string, session: string) => {
      value = session;
    },
  };
  setSession(reply as unknown as FastifyReply, visitor, SALT, false);
  return value;
}

test('D-62 after 1,000 requests in a day a visitor counts as the crowd visitor of the address, a new one each hour', async () => {
  const visitorOf = createVisitors(app, false, createDayCounts());
  const headers = { 'x-session': sessionOf('v'.repeat(22)) };
  const visitors = new Map<string, number>();
  const send = async (ip: string, at: Date) => {
    const { visitor } = await visitorOf({ ip, headers } as unknown as FastifyRequest, [], SALT, at);
    visitors.set(visitor, (visitors.get(visitor) ?? 0) + 1);
  };
  for (let sent = 0; sent < 1100; sent++) await send('192.0.2.1', AT);
  for (let sent = 0; sent < 50; sent++) await send('192.0.2.1', new Date(AT.getTime() + HOUR_MS));
  for (let sent = 0; sent < 20; sent++) await send('192.0.2.2', AT);
  expect([...visitors.values()]).toEqual([1000, 100, 50, 20]);
  expect(visitors.has('v'.repeat(22))).toBe(true);
});

/** A hotel at breakfast: every guest reads 12 pages in an hour, two of them in the busiest minute. */
const GUESTS = 100;
const WITHOUT_COOKIES = 20;
const PAGES_PER_HOUR = 12;
const PAGES_PER_MINUTE = 2;
/** The view, three vitals and one event. */
const MESSAGES_PER_PAGE = 5;

/** @param rate - messages per minute; default: the product's */
async function openHotel(rate?: string): Promise<FastifyInstance> {
  if (rate) process.env.WRITE_RATE = rate;
  const hotel = fastify() as unknown as FastifyInstance;
  await hotel.register(limits);
  delete process.env.WRITE_RATE;
  return hotel;
}

test('D-62 a hundred guests behind the address of a hotel are a hundred visitors', async () => {
  const hotel = await openHotel('0');
  const visitorOf = createVisitors(hotel, false, createDayCounts());
  hotel.post('/', (request) => visitorOf(request, [request.body as PageView], SALT, AT));
  const visitors = new Set<string>();
  const sessions = new Map<number, string>();
  for (let page = 0; page < PAGES_PER_HOUR; page++) {
    for (let guest = 0; guest < GUESTS; guest++) {
      const headers = { 'user-agent': `Browser ${guest}`, 'x-session': sessions.get(guest) ?? '' };
      const cookies = guest >= WITHOUT_COOKIES;
      const payload = { path: '/', id: `${page} ${guest}`, cookies };
      const sender = (await hotel.inject({ method: 'POST', url: '/', headers, payload })).json();
      visitors.add(sender.visitor);
      if (cookies && sender.session) sessions.set(guest, sessionOf(sender.session));
    }
  }
  expect(visitors.size).toBe(GUESTS);
});

test('D-58 no message of a hundred guests behind the address of a hotel is refused', async () => {
  const send = async (hotel: FastifyInstance, count: number) => {
    hotel.post('/', async () => 'stored');
    const payload = { views: Array.from({ length: 50 }, () => ({ path: '/' })) };
    const statuses = new Set<number>();
    for (let sent = 0; sent < count; sent += 50)
      statuses.add((await hotel.inject({ method: 'POST', url: '/', payload })).statusCode);
    return [...statuses];
  };
  expect(await send(await openHotel(), GUESTS * PAGES_PER_MINUTE * MESSAGES_PER_PAGE)).toEqual([200]);
  expect(await send(await openHotel('100000'), GUESTS * PAGES_PER_HOUR * MESSAGES_PER_PAGE)).toEqual([200]);
});

test('D-58 at most 5,000 messages wait for the database, more get 503 with Retry-After', async () => {
  app.decorate('database', () => new Promise<never>(() => {}));
  const pages = { timeZone: 'Europe/London' } as Pages;
  const receive = createReceiver(app, pages, createReleases(undefined, app.log), {} as never);
  const request = { ip: '192.0.2.1', headers: {} } as unknown as FastifyRequest;
  const send = (count: number) =>
    receive(request, {} as FastifyReply, { views: Array.from({ length: count }, () => ({ path: '/' })) });
  for (let sent = 0; sent < 5000; sent += 50) void send(50);
  await expect(send(1)).rejects.toMatchObject({ statusCode: 503, retryAfter: 2 });
});

test('D-58 counts expire after 24 hours, at most 20,000 keys are counted, and an IPv6 network has 56 bits', () => {
  let now = 1;
  const isWithin = createDayCounts(() => now);
  expect([isWithin('a', 1), isWithin('a', 1)]).toEqual([true, false]);
  now += 24 * HOUR_MS;
  expect(isWithin('a', 1)).toBe(false);
  now += 1;
  expect(isWithin('a', 1)).toBe(true);
  for (let key = 0; key < 19_999; key++) isWithin(`${key}`, 1);
  expect(isWithin('a', 1)).toBe(false);
  isWithin('one more', 1);
  expect(isWithin('0', 1)).toBe(true);
  expect(networkOf('2001:db8:1:2ff::1')).toBe(networkOf('2001:db8:1:201::9'));
  expect(networkOf('2001:db8:1:2ff::1')).not.toBe(networkOf('2001:db8:1:3ff::1'));
});
