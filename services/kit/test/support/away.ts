import { expect } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ServiceDefinition } from '../../src';
import type { TestDatabase } from './database';
import { expectAway } from './errors';
import { london } from './pack';

const LIMIT_MS = 3000;
/** Shorter than the product's 2 s (database.test.ts), which the test would wait for several times. */
const SELECTION_TIMEOUT = '?serverSelectionTimeoutMS=300';

/**
 * What every service must show of a lost database: 503 with Retry-After within 3 s, at start and, where the answer is
 * no content that it holds a copy of, in the middle, and the answers back without a restart.
 * @param call a call that needs the database and succeeds when it is there
 * @param holdsCopy whether the answer is content
 */
export async function expectRecovery(
  service: ServiceDefinition,
  database: TestDatabase,
  call: InjectOptions,
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

/** As a client would: asks again, at the latest 5 s after the database is back. */
async function expectBack(app: FastifyInstance, call: InjectOptions): Promise<void> {
  const limit = Date.now() + 5000;
  let answer = await app.inject(call);
  while (answer.statusCode === 503 && Date.now() < limit) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    answer = await app.inject(call);
  }
  expect(answer.statusCode).toBe(200);
}

/**
 * What a service must show that holds a copy of its content: while the database is away, the same answers with `Age`
 * within 3 s each, also to what nobody had requested; health says `degraded`; then answers without `Age` again.
 * @param asked a call that was made before; @param others calls that were not, with the status of their answers
 */
export async function expectServedStale(
  service: ServiceDefinition,
  database: TestDatabase,
  asked: string,
  others: Record<string, number>,
): Promise<void> {
  const app = await service.buildApp({ mongoUrl: database.url, packFolder: london });
  const live = await service.buildApp({ mongoUrl: database.url, packFolder: london });
  try {
    const before = await app.inject(asked);
    expect([before.statusCode, before.headers.age]).toEqual([200, undefined]);
    const answers = new Map([[asked, before]]);
    for (const [url, status] of Object.entries(others)) {
      const answer = await live.inject(url);
      expect([url, answer.statusCode]).toEqual([url, status]);
      answers.set(url, answer);
    }

    await database.stop();
    for (const [url, { statusCode, headers, body }] of answers) {
      const began = performance.now();
      const stale = await app.inject(url);
      expect(performance.now() - began).toBeLessThan(LIMIT_MS);
      expect([url, stale.statusCode]).toEqual([url, statusCode]);
      expect(Number(stale.headers.age)).toBeGreaterThanOrEqual(0);
      // An error's body has the id of its request.
      if (statusCode !== 200) continue;
      for (const name of ['x-total-count', 'etag', 'content-type'])
        expect([url, name, stale.headers[name]]).toEqual([url, name, headers[name]]);
      expect(stale.body).toBe(body);
    }
    const health = await app.inject('/health');
    expect(health.statusCode).toBe(200);
    expect(health.json()).toMatchObject({ status: 'degraded', database: 'down' });

    await database.start();
    for (const [url, { statusCode }] of answers) {
      let answer = await app.inject(url);
      while (answer.headers.age !== undefined) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        answer = await app.inject(url);
      }
      expect([url, answer.statusCode]).toEqual([url, statusCode]);
    }
  } finally {
    await app.close();
    await live.close();
  }
}
