import { london, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { closeDay } from '../src/counting/counting';
import { collections } from '../src/log/messages';
import { FIREFOX, poster } from './calls';
import { pages } from './writers';

const { app, database } = await startService(service, {
  trustProxy: ['loopback'],
  liveReleases: async () => [{ module: 'map', version: '1.0.0-abc', owner: 'Team Map' }],
});

const summary = async () => (await app.inject('/api/analytics/summary')).json();
const view = (headers: Record<string, string> = {}, body: object = {}) =>
  poster(app)('pageview', { path: '/', ...body }, headers);

test('D-36 a bot is known by the header of its own request, left out, and counted as left out', async () => {
  await view({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }, { userAgent: FIREFOX });
  await poster(app)(
    'event',
    { name: 'booking_click', category: 'booking', path: '/' },
    { 'user-agent': 'curl/8.0' },
  );
  expect(await summary()).toMatchObject({
    pageViews: { value: 0 },
    bookingClicks: { value: 0 },
    filteredBots: 2,
  });
});

test('D-18 unique visitors by address and agent; behind a proxy the address is the one it names', async () => {
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) await view({ 'x-forwarded-for': address });
  await view({ 'x-forwarded-for': '192.0.2.1', 'user-agent': `${FIREFOX} other` });
  expect(await summary()).toMatchObject({ pageViews: { value: 4 }, uniqueVisitors: { value: 3 } });
});

test('D-58 a page view that arrives twice is counted once', async () => {
  const before = (await summary()).pageViews.value;
  const id = 'f'.repeat(32);
  await Promise.all([view({}, { id }), view({}, { id })]);
  await view({}, { id });
  expect((await summary()).pageViews.value).toBe(before + 1);
});

test('D-20 a country only as the proxy names it', async () => {
  await view({ 'x-country-code': 'FR' });
  await view({ 'x-country-code': '<b>' });
  const [last, first] = (await app.inject('/api/analytics/recent')).json();
  expect([last.country, first.country]).toEqual([undefined, 'FR']);
});

test('D-36 the salt and every mark end with the day', async () => {
  const db = await app.database();
  const { salts, messages, days } = collections(db);
  const tomorrow = Date.now() + 26 * 60 * 60 * 1000;
  const kept = await salts.find().toArray();
  expect(kept).toHaveLength(1);
  for (const { expiresAt } of kept) expect(expiresAt.getTime()).toBeLessThan(tomorrow);
  expect(await salts.indexes()).toContainEqual(
    expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
  );
  // A day of long ago, as a process that was killed before midnight leaves it: the next one closes it.
  const day = '2020-06-01';
  const left = ['a', 'a', 'b'].map((visitor, number) => ({
    ...{
      _id: `left ${number}`,
      at: new Date(`${day}T12:00:00Z`),
      day,
      batch: 'left/1',
      number,
      kind: 'view' as const,
    },
    ...{ visitor, page: '/', device: 'phone' },
  }));
  await messages.insertMany(left);
  const restarted = await service.buildApp({ mongoUrl: database.url, packFolder: london });
  expect((await restarted.inject('/api/analytics/top-pages')).statusCode).toBe(200);
  await restarted.close();
  expect(await messages.countDocuments({ day, visitor: { $exists: true } })).toBe(0);
  expect((await days.findOne({ _id: day }))!.cleared).toBe(true);
  const { groups } = await closeDay(db, pages, day);
  expect(groups.find(({ dimension }) => dimension === 'all')!.counts.slice(0, 4)).toEqual([3, 2, 2, 2]);
});

test('D-58 raw views and events end after 30 days', async () => {
  const { messages } = collections(await app.database());
  expect(await messages.indexes()).toContainEqual(
    expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 30 * 24 * 60 * 60 }),
  );
});

test('D-18 field vitals by module and version: the 75th percentile within 5 %, CLS in thousandths', async () => {
  const vital = (metric: string, value: number, module = 'map') =>
    poster(app)('event', {
      name: 'web_vital',
      category: 'vitals',
      path: '/map',
      properties: JSON.stringify({ metric, value, module, version: '1.0.0-abc' }),
    });
  for (const value of [400, 800, 1200, 1600]) await vital('LCP', value);
  await vital('CLS', 0.1);
  await vital('LCP', -1);
  for (const module of ['<script>', 'invented', 'constructor']) await vital('LCP', 1200, module);
  const [cls, lcp, ...rest] = (await summary()).vitals;
  expect(rest).toEqual([]);
  expect(cls).toMatchObject({ module: 'map', version: '1.0.0-abc', metric: 'CLS', samples: 1 });
  expect(Math.abs(cls.p75 - 100)).toBeLessThan(5);
  expect(lcp).toMatchObject({ metric: 'LCP', samples: 4 });
  expect(Math.abs(lcp.p75 - 1200)).toBeLessThan(60);
});

test('D-18 failures of modules by module and version', async () => {
  const failure = (properties: object) =>
    poster(app)('event', {
      name: 'module_failure',
      category: 'modules',
      path: '/map',
      properties: JSON.stringify({ module: 'map', version: '1.0.0-abc', ...properties }),
    });
  for (const kind of ['load', 'render', 'load', 'other']) await failure({ kind });
  await failure({ kind: 'load', module: '<b>' });
  expect((await summary()).failures).toEqual([{ module: 'map', version: '1.0.0-abc', load: 2, render: 1 }]);
});
