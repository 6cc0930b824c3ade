import { expect } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { MongoClient } from 'mongodb';
import type { ServiceDefinition } from '../../src';
import type { TestDatabase } from './database';
import { expectAway } from './errors';
import { london } from './pack';

const SELECTION_TIMEOUT = '?serverSelectionTimeoutMS=300';

/**
 * Runs a call during an outage, and asserts that it is over before a driver with default settings gives up on the
 * database. Both run in the same time, so that a busy machine changes nothing.
 */
async function beforeDriverGivesUp<T>(url: string, call: () => Promise<T>): Promise<T> {
  const driver = new MongoClient(url);
  let hasGivenUp = false;
  const connecting = driver.connect().catch(() => {
    hasGivenUp = true;
  });
  const result = await call();
  expect(hasGivenUp).toBe(false);
  await driver.close();
  await connecting;
  return result;
}

/** Asserts 503 with Retry-After during outages and recovery without a restart. */
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
  const expectAwayInTime = async () =>
    expectAway(await beforeDriverGivesUp(database.url, () => app.inject(call)));
  try {
    await expectAwayInTime();
    expect((await app.inject('/health')).json()).toMatchObject({ status: 'down', database: 'down' });

    await database.start();
    await expectBack(app, call);
    expect((await app.inject('/health')).json()).toMatchObject({ status: 'ok', database: 'up' });

    if (holdsCopy) return;
    await database.stop();
    await expectAwayInTime();

    await database.start();
    await expectBack(app, call);
  } finally {
    await app.close();
  }
}

async function expectBack(app: FastifyInstance, call: InjectOptions): Promise<void> {
  let response = await app.inject(call);
  while (response.statusCode === 503) {
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
      const stale = await beforeDriverGivesUp(database.url, () => app.inject(url));
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
