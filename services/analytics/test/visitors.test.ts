import { startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { endOfDay } from '../src/days';
import { saltsCollection } from '../src/intake/salts';
import { FIREFOX, poster } from './calls';

const { app } = await startService(service, {
  trustProxy: ['loopback'],
  liveReleases: async () => [{ module: 'map', version: '1.0.0-abc', owner: 'Team Map' }],
});

const summary = async () => (await app.inject('/api/analytics/summary')).json();
const view = (headers: Record<string, string> = {}, body: object = {}) =>
  poster(app)('pageview', { path: '/', ...body }, headers);

test('D-36 bots are recognised by their user agent and only counted as filtered', async () => {
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

test('D-18 unique visitors are counted by address and user agent, behind a proxy by the forwarded address', async () => {
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) await view({ 'x-forwarded-for': address });
  await view({ 'x-forwarded-for': '192.0.2.1', 'user-agent': `${FIREFOX} other` });
  expect(await summary()).toMatchObject({ pageViews: { value: 4 }, uniqueVisitors: { value: 3 } });
});

test('D-58 a repeated page view is counted once', async () => {
  const before = (await summary()).pageViews.value;
  const id = 'f'.repeat(32);
  await Promise.all([view({}, { id }), view({}, { id })]);
  await view({}, { id });
  expect((await summary()).pageViews.value).toBe(before + 1);
});

test('D-20 only a valid country from the proxy is stored', async () => {
  await view({ 'x-country-code': 'FR' });
  await view({ 'x-country-code': '<b>' });
  const [last, first] = (await app.inject('/api/analytics/recent')).json();
  expect([last.country, first.country]).toEqual([undefined, 'FR']);
});

test('D-36 the salt is deleted an hour after midnight', async () => {
  const salts = saltsCollection(await app.database());
  const stored = await salts.find().toArray();
  expect(stored).toHaveLength(1);
  const { _id: day, expiresAt } = stored[0]!;
  expect(expiresAt.getTime()).toBe(endOfDay(day, 'Europe/London').getTime() + 3_600_000);
  expect(await salts.indexes()).toContainEqual(
    expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
  );
});

/** Sends a vital. @param network - last byte of the sender's address */
const vital = (network: number, metric: string, value: number, module = 'map') =>
  poster(app)(
    'event',
    {
      name: 'web_vital',
      category: 'vitals',
      path: '/map',
      properties: JSON.stringify({ metric, value, module, version: '1.0.0-abc' }),
    },
    { 'x-forwarded-for': `198.51.100.${network}` },
  );

test('D-18 field vitals per module and version: the 75th percentile within 5 %, from 20 samples on', async () => {
  for (let n = 1; n < 20; n += 1) {
    await vital(n, 'LCP', n * 100);
    await vital(n, 'CLS', 0.1);
  }
  expect((await summary()).vitals).toEqual([]);
  await vital(20, 'LCP', 2000);
  await vital(21, 'LCP', -1);
  for (const module of ['<script>', 'invented', 'constructor']) await vital(22, 'LCP', 1200, module);
  const [lcp, ...rest] = (await summary()).vitals;
  expect(rest).toEqual([]);
  expect(lcp).toMatchObject({ module: 'map', version: '1.0.0-abc', metric: 'LCP', samples: 20 });
  expect(Math.abs(lcp.p75 - 1500)).toBeLessThan(75);
  await vital(20, 'CLS', 0.1);
  const [cls] = (await summary()).vitals;
  expect(cls).toMatchObject({ metric: 'CLS', samples: 20 });
  expect(Math.abs(cls.p75 - 100)).toBeLessThan(5);
});

test('D-18 one network cannot decide the vitals of a release', async () => {
  const [, before] = (await summary()).vitals;
  for (let sent = 0; sent < 60; sent += 1) await vital(30, 'LCP', 59_000);
  const [, after] = (await summary()).vitals;
  expect(after.samples).toBe(before.samples + 1);
  expect(after.p75).toBeLessThan(1700);
});

test('D-18 failures are counted per module and version', async () => {
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

test('D-18 impossible vitals are dropped, and a network adds at most 5 failures per kind a day', async () => {
  const event = (name: string, properties: object, address: string) =>
    poster(app)(
      'event',
      {
        name,
        category: 'x',
        path: '/map',
        properties: JSON.stringify({ module: 'map', version: '1.0.0-abc', ...properties }),
      },
      { 'x-forwarded-for': address },
    );
  const before = await summary();
  for (const [metric, value] of [
    ['LCP', 60_001],
    ['INP', 594_000],
    ['CLS', 10.1],
    ['__proto__', 1],
    ['TTFB', 1],
  ] as const)
    await event('web_vital', { metric, value }, '203.0.113.1');
  expect((await summary()).vitals).toEqual(before.vitals);
  for (let sent = 0; sent < 60; sent++) {
    await event('module_failure', { kind: 'render' }, `2001:db8:1:2${(sent % 16).toString(16)}::${sent}`);
  }
  const after = await summary();
  expect(after.failures[0].render).toBe(before.failures[0].render + 5);
});
