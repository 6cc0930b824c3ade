import { once } from 'node:events';
import { listing, london, startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app';
import { createProjection } from '../src/projection/projection';
import { discoverWith } from './support';

const database = await startTestDatabase();
afterAll(() => database.remove());

const build = (prefix: string, fetchDiscover?: ReturnType<typeof discoverWith>['fetch']) =>
  buildApp({ mongoUrl: database.url, databasePrefix: prefix, packFolder: london, fetchDiscover });
const idsOf = async (app: FastifyInstance) => {
  const response = await app.inject('/api/search?sortBy=name');
  expect(response.statusCode).toBe(200);
  return response.json().map(({ id }: { id: number }) => id);
};

/** @returns a function that tells the seconds since, rounded up */
function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => Math.ceil((performance.now() - startedAt) / 1000);
}

test('the projection is refreshed by conditional requests', async () => {
  const discover = discoverWith([listing({ id: 1 }), listing({ id: 2 })]);
  const app = await build('follows', discover.fetch);
  expect(await idsOf(app)).toEqual([1, 2]);

  await app.projection.refresh();
  expect(discover.state.statuses).toEqual([200, 304]);

  discover.state.listings = [listing({ id: 2 }), listing({ id: 3 })];
  await app.projection.refresh();
  expect(await idsOf(app)).toEqual([2, 3]);
  expect(discover.state.statuses).toEqual([200, 304, 200]);
  await app.close();
});

test('unchanged listings are confirmed in the database, not stored again', async () => {
  const discover = discoverWith([listing({ id: 1 })]);
  const app = await build('unchanged', discover.fetch);
  const parts = (await app.database()).collection('projection_parts');
  await parts.deleteMany({});
  await app.projection.refresh();
  expect(discover.state.statuses).toEqual([200, 304]);
  expect(await parts.countDocuments()).toBe(0);
  discover.state.listings = [listing({ id: 2 })];
  await app.projection.refresh();
  expect(await parts.countDocuments()).toBe(1);
  await app.close();
});

test('imported listings are searchable after the next refresh, and right after a restart', async () => {
  const discover = discoverWith([listing({ id: 1 })]);
  const app = await build('interval');
  const projection = createProjection(app, discover.fetch, 20);
  await projection.start();
  const total = () => projection.search().search({}).total;
  expect(total()).toBe(1);

  discover.state.listings = [listing({ id: 1 }), listing({ id: 2 })];
  await once(discover.events, 'request');
  await once(discover.events, 'request');
  expect(total()).toBe(2);
  projection.stop();

  discover.state.listings = [listing({ id: 3 })];
  const restarted = await build('interval', discover.fetch);
  expect(await idsOf(restarted)).toEqual([3]);
  await restarted.close();
  await app.close();
});

test('during an outage of discover, search works as before, also after a restart, and health reports the age', async () => {
  const secondsPassed = stopwatch();
  const discover = discoverWith([listing({ id: 7 })]);
  const app = await build('survives', discover.fetch);
  discover.state.away = true;
  await expect(app.projection.refresh()).rejects.toThrow('fetch failed');
  expect(await idsOf(app)).toEqual([7]);
  await app.close();

  const restarted = await build('survives', discover.fetch);
  expect(await idsOf(restarted)).toEqual([7]);
  const health = (await restarted.inject('/health')).json();
  expect(health).toMatchObject({ status: 'ok', database: 'up', details: { listings: 1 } });
  expect(health.details.projectionAgeSeconds).toBeGreaterThanOrEqual(0);
  expect(health.details.projectionAgeSeconds).toBeLessThanOrEqual(secondsPassed());

  discover.state.away = false;
  await restarted.projection.refresh();
  expect(discover.state.statuses).toEqual([200, 304]);
  await restarted.close();
});

test('search responses include the age of stale listings', async () => {
  const secondsPassed = stopwatch();
  const discover = discoverWith([listing({ id: 7 })]);
  const app = await build('stale', discover.fetch);
  const fresh = Number((await app.inject('/api/search')).headers.age);
  expect(fresh).toBeLessThanOrEqual(secondsPassed());
  discover.state.ageSeconds = 100;
  await app.projection.refresh();
  const { headers, statusCode } = await app.inject('/api/search');
  expect(statusCode).toBe(200);
  expect(Number(headers.age)).toBeGreaterThanOrEqual(100);
  expect(Number(headers.age)).toBeLessThanOrEqual(100 + secondsPassed());
  await app.close();
});

test('a projection of many parts is restored without broken characters, and not without all parts', async () => {
  const description = 'Łódź 🍺 '.repeat(400);
  const many = Array.from({ length: 200 }, (_none, index) => listing({ id: index + 1, description }));
  const discover = discoverWith(many);
  const first = await build('parts', discover.fetch);
  const response = (await first.inject('/api/search')).body;
  await first.close();
  expect(Buffer.byteLength(response)).toBeGreaterThan(1024 * 1024);

  discover.state.away = true;
  const restarted = await build('parts', discover.fetch);
  expect((await restarted.inject('/api/search')).body === response).toBe(true);

  await (await restarted.database()).collection('projection_parts').deleteOne({ nth: 1 });
  await restarted.close();
  const broken = await build('parts', discover.fetch);
  expect((await broken.inject('/api/search')).statusCode).toBe(503);
  await broken.close();
});

test('an invalid response does not change the projection', async () => {
  const discover = discoverWith([listing({ id: 7 })]);
  let faulty = false;
  const app = await build('faulty', async (path, init) =>
    faulty ? Response.json({ error: {} }, { status: 500 }) : discover.fetch(path, init),
  );
  faulty = true;
  await expect(app.projection.refresh()).rejects.toThrow('answered 500');
  expect(await idsOf(app)).toEqual([7]);
  await app.close();

  const text = await build('text', async () => Response.json({ listings: [] }));
  await expect(text.projection.refresh()).rejects.toThrow('no JSON list');
  await text.close();
});

test.each([
  ['an empty record', {}, ''],
  ['a record that is hardly begun', { id: 8 }, ''],
  ['a rating that is none', { ...listing({ id: 8 }), rating: 'five' }, '/rating'],
  ['an unknown category', { ...listing({ id: 8 }), category: 'hotel' }, '/category'],
])(
  'API-01 a refresh with %s among the listings fails, and the projection stays',
  async (_what, record, path) => {
    const discover = discoverWith([listing({ id: 7 })]);
    const app = await build('unfit', discover.fetch);
    discover.state.listings = [listing({ id: 7 }), record as never];
    await expect(app.projection.refresh()).rejects.toThrow(`Listing 2 does not fit the contract at "${path}`);
    expect(await idsOf(app)).toEqual([7]);

    const later = { ...listing({ id: 9 }), ofALaterVersion: true };
    discover.state.listings = [later];
    await app.projection.refresh();
    expect((await app.inject('/api/search')).json()).toEqual([later]);
    await app.close();
  },
);

test('without a database the projection in memory is searched; without listings it is 503 until discover responds', async () => {
  const discover = discoverWith([listing({ id: 7 })]);
  const filled = await build('filled', discover.fetch);
  await database.stop();
  expect(await idsOf(filled)).toEqual([7]);
  expect((await filled.inject('/health')).json()).toMatchObject({ status: 'degraded', database: 'down' });
  await filled.close();

  discover.state.away = true;
  const empty = await build('empty', discover.fetch);
  const response = await empty.inject('/api/search');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  expect(response.json().error.code).toBe('UNAVAILABLE');

  await database.start();
  discover.state.away = false;
  await empty.projection.refresh();
  expect(await idsOf(empty)).toEqual([7]);
  await empty.close();
});

test('discover is requested every 20 s, every second until there are listings, with a timeout of 10 s', async () => {
  const discover = discoverWith([listing({ id: 1 })]);
  const app = await build('intervals');
  const timeouts = jest.spyOn(globalThis, 'setTimeout');
  const limits = jest.spyOn(AbortSignal, 'timeout');
  const delayAfter = async (fetchDiscover: typeof discover.fetch) => {
    const projection = createProjection(app, fetchDiscover);
    await projection.start();
    projection.stop();
    return timeouts.mock.calls.at(-1)![1];
  };
  expect(await delayAfter(() => Promise.reject(new Error('away')))).toBe(1000);
  expect(await delayAfter(discover.fetch)).toBe(20_000);
  expect(limits.mock.calls).toEqual([[10_000], [10_000]]);
  jest.restoreAllMocks();
  await app.close();
});
