import { expect } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ServiceDefinition } from '../../src';
import type { TestDatabase } from './database';
import { expectAway } from './errors';
import { london } from './pack';

const LIMIT_MS = 3000;
const SELECTION_TIMEOUT = '?serverSelectionTimeoutMS=300';

/** Asserts 503 with Retry-After within 3 s during outages and recovery without a restart. */
export async function expectRecovery(
  service: ServiceDefinition,
  database: TestDatabase,
  call: InjectOptions,
  /** The response is cached content, for which only an outage at start is tested. */
  { holdsCopy = false } = {},
): Promise<void> {
  await database.stop();
  const mongoUrl = database.url + SELECTION_TIMEOUT;
  const app = await service.buildApp({ mongoUrl, packFolder: london });
  try {
    await expectAwayInTime(app, call);
    expect((await app.inject('/health')).json()).toMatchObject({ status: 'down', database: 'down' });

    await database.start();
    await expectBack(app, call);
    expect((await app.inject('/health')).json()).toMatchObject({ status: 'ok', database: 'up' });

    if (holdsCopy) return;
    await database.stop();
    await expectAwayInTime(app, call);

    await database.start();
    await expectBack(app, call);
  } finally {
    await app.close();
  }
}

async function expectAwayInTime(app: FastifyInstance, call: InjectOptions): Promise<void> {
  const start = Date.now();
  expectAway(await app.inject(call));
  expect(Date.now() - start).toBeLessThan(LIMIT_MS);
}

async function expectBack(app: FastifyInstance, call: InjectOptions): Promise<void> {
  const limit = Date.now() + 5000;
  let response = await app.inject(call);
  while (response.statusCode === 503 && Date.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    response = await app.inject(call);
  }
  expect(response.statusCode).toBe(200);
}

/** Asserts that during an outage the copy is served with `Age`, also for `otherUrls`, which were not called before. */
export async function expectServedStale(
  service: ServiceDefinition,
  database: TestDatabase,
  cachedUrl: string,
  otherUrls: Record<string, number>,
): Promise<void> {
  const app = await service.buildApp({ mongoUrl: database.url, packFolder: london });
  const live = await service.buildApp({ mongoUrl: database.url, packFolder: london });
  try {
    const before = await app.inject(cachedUrl);
    expect([before.statusCode, before.headers.age]).toEqual([200, undefined]);
    const responses = new Map([[cachedUrl, before]]);
    for (const [url, status] of Object.entries(otherUrls)) {
      const response = await live.inject(url);
      expect([url, response.statusCode]).toEqual([url, status]);
      responses.set(url, response);
    }

    await database.stop();
    for (const [url, { statusCode, headers, body }] of responses) {
      const startedAt = performance.now();
      const stale = await app.inject(url);
      expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);
      expect([url, stale.statusCode]).toEqual([url, statusCode]);
      expect(Number(stale.headers.age)).toBeGreaterThanOrEqual(0);
      if (statusCode !== 200) continue;
      for (const name of ['x-total-count', 'etag', 'content-type'])
        expect([url, name, stale.headers[name]]).toEqual([url, name, headers[name]]);
      expect(stale.body).toBe(body);
    }
    const health = await app.inject('/health');
    expect(health.statusCode).toBe(200);
    expect(health.json()).toMatchObject({ status: 'degraded', database: 'down' });

    await database.start();
    for (const [url, { statusCode }] of responses) {
      let response = await app.inject(url);
      while (response.headers.age !== undefined) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        response = await app.inject(url);
      }
      expect([url, response.statusCode]).toEqual([url, statusCode]);
    }
  } finally {
    await app.close();
    await live.close();
  }
}
