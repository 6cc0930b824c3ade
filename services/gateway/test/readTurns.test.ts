import { Writable } from 'node:stream';
import type { Health } from '@guide/contracts/api';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import Fastify from 'fastify';
import { healthRoutes } from '../src/api/health';
import { createReadTurns } from '../src/security/readTurns';

// `nextTick` stays real: streams emit `close` by it.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const PHONES = 60;

/** On fake time, without the test process's waits for a processor. */
const createTurns = (perMinuteMs: number) => createReadTurns(perMinuteMs, () => performance.now());
type Turns = ReturnType<typeof createReadTurns>;

/** A read that takes `ms` after its start; `started` lists the addresses whose reads have started. */
function createReader(waitForTurn: Turns) {
  const started: string[] = [];
  const finished: string[] = [];
  const read = (address: string, ms: number) => {
    const response = new Writable();
    waitForTurn(address, response, () => {
      started.push(address);
      setTimeout(() => {
        finished.push(address);
        response.destroy();
      }, ms);
    });
    return response;
  };
  return { started, finished, read };
}
const count = (list: string[], address: string) => list.filter((one) => one === address).length;

test('eight reads run at once, four of one address', async () => {
  const { started, read } = createReader(createTurns(60_000));
  for (const address of ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', 'b', 'c']) read(address, 50);
  expect(started).toEqual(['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b']);
  await pass(51);
  expect([count(started, 'a'), count(started, 'b'), count(started, 'c')]).toEqual([5, 5, 1]);
});

test('a visitor is served before the waiting reads of addresses that have read more', async () => {
  const { started, read } = createReader(createTurns(60_000));
  for (let n = 0; n < 50 * 100; n += 1) read(`flood ${n % 50}`, 10);
  await pass(500);
  const before = started.length;
  read('visitor', 10);
  await pass(11);
  expect(started.indexOf('visitor')).toBeLessThan(before + 8);
  expect(started.indexOf('visitor')).toBeGreaterThan(0);
});

test('a read that takes longer than 100 ms, such as a stream, lets the next one start', async () => {
  const { started, read } = createReader(createTurns(60_000));
  for (let n = 0; n < 4; n += 1) read('a', 3_600_000);
  read('a', 10);
  await pass(99);
  expect(started).toHaveLength(4);
  await pass(2);
  expect(started).toHaveLength(5);
});

test('a read whose client has left does not start, and the next one does', async () => {
  const { started, finished, read } = createReader(createTurns(60_000));
  for (let n = 0; n < 4; n += 1) read('a', 50);
  for (let n = 0; n < 100; n += 1) read('a', 50).destroy();
  read('a', 50);
  await pass(102);
  expect([started.length, finished.length]).toEqual([5, 5]);
});

test('an address over its budget waits until it refills, and is never refused', async () => {
  // 6 s a minute: 2 s at once, then 100 ms a second. Four at once use 100 ms in 100 ms.
  const { started, read } = createReader(createTurns(6000));
  for (let n = 0; n < 200; n += 1) read('a', 100);
  await pass(3000);
  expect(started.length).toBeGreaterThan(80);
  expect(started.length).toBeLessThan(100);
  read('visitor', 10);
  expect(started.at(-1)).toBe('visitor');
  await pass(60_000);
  expect(count(started, 'a')).toBe(200);
});

test('an address that many visitors share gets as much as each of 50 that flood', async () => {
  const { finished, read } = createReader(createTurns(60_000));
  for (let n = 0; n < 50 * 50; n += 1) read(`flood ${n % 50}`, 50);
  await pass(1000);
  for (let n = 0; n < PHONES; n += 1) read('hotel', 50);
  const before = finished.length;
  await pass(5100);
  const share = (finished.length - before) / 51;
  expect(count(finished, 'hotel')).toBeGreaterThanOrEqual(Math.floor(share));
});

test('the health of the services is read at most once a second', async () => {
  jest.useRealTimers();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  let calls = 0;
  const health: Health = { service: 'map', status: 'ok', database: 'up' };
  const fetch = async () => {
    calls += 1;
    return Response.json(health);
  };
  const app = Fastify();
  const backend = { name: 'map' as const, fetch, plugin: async () => {}, close: async () => {} };
  await app.register(healthRoutes([backend], async () => true));
  const ask = async () => (await app.inject('/api/health')).json();
  for (const response of await Promise.all(Array.from({ length: 100 }, ask)))
    expect(response).toEqual({ status: 'ok', services: [health] });
  expect(calls).toBe(1);
  now.mockReturnValue(1999);
  await ask();
  expect(calls).toBe(1);
  now.mockReturnValue(2000);
  await ask();
  expect(calls).toBe(2);
  now.mockRestore();
  await app.close();
});
