import { expect } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ServiceDefinition } from '../../src';
import type { TestDatabase } from './database';
import { expectAway } from './errors';
import { london } from './pack';

const LIMIT_MS = 3000;

/**
 * What every service must show of a lost database: 503 with Retry-After within 3 s, at start and in the middle, and
 * the answers back without a restart.
 * @param call a call that needs the database and succeeds when it is there
 */
export async function expectRecovery(
  service: ServiceDefinition,
  database: TestDatabase,
  call: InjectOptions,
): Promise<void> {
  await database.stop();
  const app = await service.buildApp({ mongoUrl: database.url, packFolder: london });
  try {
    await expectAwayInTime(app, call);
    expect((await app.inject('/health')).json()).toMatchObject({ status: 'down', database: 'down' });

    await database.start();
    await expectBack(app, call);
    expect((await app.inject('/health')).json()).toMatchObject({ status: 'ok', database: 'up' });

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
