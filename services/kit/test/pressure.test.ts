import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { pressure } from '../src';

let app: FastifyInstance;
afterEach(() => app.close());

/** Keeps the process busy, as a computation that never yields would. */
function block(ms: number): void {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

test('with the event loop a second late, what comes on top of the work at hand gets 503 with Retry-After', async () => {
  app = Fastify();
  let finish = () => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await app.register(pressure);
  app.get('/work', () => work.then(() => 'done'));
  app.get('/health', async () => 'well');
  await app.ready();

  const inWork = Array.from({ length: 10 }, () => app.inject('/work'));
  await setImmediate();
  block(2500);
  while (!app.isUnderPressure()) await setImmediate();

  const refused = await app.inject('/work');
  expect(refused.statusCode).toBe(503);
  expect((await app.inject('/health')).statusCode).toBe(200);
  finish();
  expect((await Promise.all(inWork)).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
});
