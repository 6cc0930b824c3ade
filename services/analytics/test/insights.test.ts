import { expectInvalid, londonFile, startService } from '@guide/service-kit/testing';
import { expect, jest, test } from '@jest/globals';
import { Collection } from 'mongodb';
import { service } from '../src/app';
import { poster } from './calls';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

const { app } = await startService(service);
const post = poster(app);
await post('pageview', { path: '/', referrer: 'https://example.org/a' });
await post('pageview', { path: '/attraction/1', referrer: 'http://localhost/' });
await post('pageview', { path: '/attraction/1' }, { 'user-agent': IPHONE });
await post('event', { name: 'booking_click', category: 'booking', path: '/attraction/1' });
await post('event', { name: 'search', category: 'search', path: '/search' });

test.each(['day', 'week', 'month'])(
  'D-18 CONST-11 the summary of a %s comes from stored hits',
  async (period) => {
    const response = await app.inject(`/api/analytics/summary?period=${period}`);
    expect(response.statusCode).toBe(200);
    const tower = (await londonFile('listings.json')).find(({ id }) => id === 1)!;
    expect(response.json()).toMatchObject({
      period,
      pageViews: { value: 3, previous: 0 },
      uniqueVisitors: { value: 2, previous: 0 },
      sessions: { value: 2, previous: 0 },
      bookingClicks: { value: 1, previous: 0 },
      visitorsNow: 2,
      areas: [{ name: tower.area, count: 2 }],
      referrers: [
        { name: 'direct', count: 1 },
        { name: 'other sites', count: 1 },
      ],
      devices: [
        { name: 'desktop', count: 2 },
        { name: 'phone', count: 1 },
      ],
    });
  },
);

test('D-18 visitors now are counted from recent hits alone, without the work of a summary', async () => {
  const reads = (['find', 'findOne', 'aggregate', 'distinct', 'countDocuments'] as const).map((name) =>
    jest.spyOn(Collection.prototype, name),
  );
  const response = await app.inject('/api/analytics/visitors-now');
  const read = reads.flatMap(({ mock }) => mock.contexts as Collection[]);
  jest.restoreAllMocks();
  expect(response.json()).toEqual({ visitors: 2 });
  expect(read.map(({ collectionName }) => collectionName)).toEqual(['hits']);
});

test('D-18 the day is the default period', async () => {
  expect((await app.inject('/api/analytics/summary')).json().period).toBe('day');
});

test('D-18 an unknown period is refused with the field', async () => {
  expectInvalid(await app.inject('/api/analytics/summary?period=year'), 'period');
});

test('D-20 recent visits: page, minute and device, newest first, nothing else', async () => {
  const response = await app.inject('/api/analytics/recent');
  expect(response.statusCode).toBe(200);
  const minute = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
  expect(response.json()).toEqual([
    { path: '/attraction/1', at: minute, device: 'phone' },
    { path: '/attraction/1', at: minute, device: 'desktop' },
    { path: '/', at: minute, device: 'desktop' },
  ]);
});

test('D-20 recent visits are 20 at most', async () => {
  for (let count = 0; count < 25; count += 1) await post('pageview', { path: '/map' });
  expect((await app.inject('/api/analytics/recent')).json()).toHaveLength(20);
});
