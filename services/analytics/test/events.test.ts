import { expectInvalid, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { poster } from './calls';

const { app } = await startService(service);

const event = { name: 'booking_click', category: 'booking', path: '/attraction/1' };

test('API-16 an event is stored as it is sent', async () => {
  const answer = await poster(app)('event', { ...event, properties: '{"label":"Tower","value":1}' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  const stored = await (await app.database()).collection('events').find().toArray();
  expect(stored).toEqual([
    {
      _id: expect.anything(),
      at: expect.any(Date),
      day: expect.any(String),
      batch: expect.any(String),
      ...event,
      properties: '{"label":"Tower","value":1}',
    },
  ]);
});

test('D-35 of a visitor who opted out no event is stored', async () => {
  const events = (await app.database()).collection('events');
  const before = await events.countDocuments();
  expect((await poster(app)('event', event, { 'sec-gpc': '1' })).statusCode).toBe(200);
  expect(await events.countDocuments()).toBe(before);
});

test('API-15 API-16 several messages in one request are stored once, however often it arrives', async () => {
  const batch = {
    views: [
      { id: 'a'.repeat(32), path: '/batched' },
      { id: 'b'.repeat(32), path: '/batched' },
    ],
    events: [{ ...event, id: 'c'.repeat(32) }],
  };
  const clicks = async () => (await app.inject('/api/analytics/summary')).json().bookingClicks.value;
  const before = await clicks();
  for (const _ of [1, 2]) {
    const answer = await poster(app)('batch', batch);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
  }
  const pages = (await app.inject('/api/analytics/top-pages')).json();
  expect(pages).toContainEqual({ path: '/batched', count: 2 });
  expect(await clicks()).toBe(before + 1);
});

test.each([
  [{ views: [{ path: 'nowhere' }] }, 'views'],
  [{ events: Array.from({ length: 51 }, () => event) }, 'events'],
  [{ events: [{ ...event, properties: '[]' }] }, 'properties'],
  [{ visits: [] }, 'visits'],
])('API-15 API-16 the batch %j is refused by field, and nothing of it is stored', async (body, field) => {
  const before = await (await app.database()).collection('events').countDocuments();
  expectInvalid(await poster(app)('batch', body), field);
  expect(await (await app.database()).collection('events').countDocuments()).toBe(before);
});

test.each([
  [{ ...event, name: undefined }, 'name'],
  [{ ...event, name: '' }, 'name'],
  [{ ...event, category: 'a'.repeat(101) }, 'category'],
  [{ ...event, path: 'nowhere' }, 'path'],
  [{ ...event, properties: { label: 'x' } }, 'properties'],
  [{ ...event, properties: '{label' }, 'properties'],
  [{ ...event, properties: 'null' }, 'properties'],
  [{ ...event, properties: JSON.stringify('a'.repeat(4096)) }, 'properties'],
  [{ ...event, user: 'ann' }, 'user'],
])('API-16 the body %j is refused by field', async (body, field) => {
  expectInvalid(await poster(app)('event', body), field);
});
