import { expectInvalid, startService } from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { service } from '../src/app';
import { hitsCollection } from '../src/hits';
import { poster } from './calls';

const { app } = await startService(service);

const messages = async () =>
  hitsCollection(await app.database())
    .find()
    .toArray();

const event = { name: 'booking_click', category: 'booking', path: '/attraction/1' };

test('API-16 D-58 an event is stored with the properties that statistics need, an unknown event without any', async () => {
  const search = { name: 'search', category: 'search', path: '/search' };
  for (const sent of [
    event,
    { ...search, properties: '{"label":" The\\u202E EYE","value":0,"more":"x"}' },
    { ...event, name: 'invented', properties: '{"label":"secret"}' },
  ]) {
    const response = await poster(app)('event', sent);
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
  }
  const stored = await messages();
  const common = {
    _id: expect.any(String),
    kind: 'event',
    at: expect.any(Date),
    day: expect.any(String),
    batch: 0,
    visitor: expect.any(String),
    network: expect.any(String),
    device: 'desktop',
    browser: 'Firefox',
    system: 'Linux',
  };
  const place = { page: '/attraction/1', pageKind: 'place', area: expect.any(String) };
  expect(stored).toEqual([
    { ...common, ...place, name: 'booking_click' },
    { ...common, page: '/search', pageKind: 'search', name: 'search', label: 'other searches' },
    { ...common, ...place, name: 'other' },
  ]);
});

test('D-35 events of visitors who opted out are not stored', async () => {
  const before = await messages();
  expect((await poster(app)('event', event, { 'sec-gpc': '1' })).statusCode).toBe(200);
  expect(await messages()).toEqual(before);
});

test('API-15 API-16 a batch that arrives several times is stored once', async () => {
  const batch = {
    views: [
      { id: 'a'.repeat(32), path: '/map' },
      { id: 'b'.repeat(32), path: '/map' },
    ],
    events: [{ ...event, id: 'c'.repeat(32) }],
  };
  const clicks = async () => (await app.inject('/api/analytics/summary')).json().bookingClicks.value;
  const before = await clicks();
  for (const _ of [1, 2]) {
    const response = await poster(app)('batch', batch);
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
  }
  const pages = (await app.inject('/api/analytics/top-pages')).json();
  expect(pages).toContainEqual({ path: '/map', count: 2 });
  expect(await clicks()).toBe(before + 1);
});

test('API-15 API-16 valid messages of a batch are stored, and the response names the invalid ones', async () => {
  const batch = {
    views: [{ path: '/' }, { path: 'nowhere' }, null, { path: '/search', visitor: 'ann' }, { path: '/' }],
    events: [{ ...event, properties: '[]' }, event, 'booking_click'],
  };
  const before = await messages();
  const response = await poster(app)('batch', batch);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ ok: true, refused: expect.any(Array) });
  const { refused } = response.json();
  expect(refused.map(({ field }: { field: string }) => field)).toEqual([
    'views/1/path',
    'views/2',
    'views/3/visitor',
    'events/0/properties',
    'events/2',
  ]);
  for (const { message } of refused) expect(message).toMatch(/^(must|is) /);
  const stored = (await messages()).slice(before.length);
  expect(stored.map(({ kind, page }) => [kind, page])).toEqual([
    ['view', '/'],
    ['view', '/'],
    ['event', '/attraction/1'],
  ]);
});

test.each([
  [{ events: Array.from({ length: 51 }, () => event) }, 'events'],
  [{ views: { path: '/' } }, 'views'],
  [{ visits: [] }, 'visits'],
])('API-15 API-16 the batch %j is refused with the field, and nothing is stored', async (body, field) => {
  const before = await messages();
  expectInvalid(await poster(app)('batch', body), field);
  expect(await messages()).toEqual(before);
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
])('API-16 the body %j is refused with the field', async (body, field) => {
  expectInvalid(await poster(app)('event', body), field);
});
