import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { charged } from '../src/queryTime';
import { createQueryBudget } from '../src/routes/queryBudget';

beforeAll(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterAll(() => void jest.useRealTimers());

let processMs = 0;
const work = (ms: number) =>
  charged(
    () => {
      processMs += ms;
    },
    () => processMs,
  );
const use = (ms: number) => async () => work(ms);

test('D-58 an address without time left gets 429 with Retry-After, and other addresses are not delayed', async () => {
  const run = createQueryBudget(6000);
  for (const ms of [2000, 3999]) await run('192.0.2.1', use(ms));
  // 6 s are available at once and refill by 100 ms per second; running queries may finish.
  await run('192.0.2.1', use(501));
  const query = jest.fn(use(1));
  await expect(run('192.0.2.1', query)).rejects.toMatchObject({ statusCode: 429, retryAfter: 5 });
  expect(query).not.toHaveBeenCalled();
  await run('192.0.2.2', use(1));
  jest.advanceTimersByTime(4990);
  await expect(run('192.0.2.1', query)).rejects.toMatchObject({ statusCode: 429, retryAfter: 1 });
  jest.advanceTimersByTime(20);
  await run('192.0.2.1', query);
});

test('D-58 a query is charged for its own work only: not for waiting, other queries, or other work of the process', async () => {
  const run = createQueryBudget(6000);
  const steps = [
    run('192.0.2.1', async () => {
      for (let step = 0; step < 10; step += 1) {
        await nextTurn();
        work(1);
      }
      throw new Error('failed');
    }),
    run('192.0.2.2', async () => {
      for (let step = 0; step < 10; step += 1) {
        await nextTurn();
        work(601);
      }
    }),
    (async () => {
      for (let step = 0; step < 10; step += 1) {
        await nextTurn();
        work(10_000);
      }
    })(),
  ];
  await Promise.allSettled(steps);
  await run('192.0.2.1', use(5989));
  await run('192.0.2.1', use(2));
  await expect(run('192.0.2.1', use(1))).rejects.toMatchObject({ statusCode: 429, retryAfter: 1 });
  await expect(run('192.0.2.2', use(1))).rejects.toMatchObject({ statusCode: 429, retryAfter: 1 });
});

test('D-58 queries of an address run in sequence, also after a failure', async () => {
  const run = createQueryBudget(6000);
  const steps: string[] = [];
  const query = (name: string) => async () => {
    for (const step of [1, 2]) await Promise.resolve().then(() => steps.push(`${name} ${step}`));
  };
  const failing = run('192.0.2.1', () => Promise.reject(new Error('failed')));
  const both = [run('192.0.2.1', query('a')), run('192.0.2.1', query('b'))];
  await expect(failing).rejects.toThrow('failed');
  await Promise.all(both);
  expect(steps).toEqual(['a 1', 'a 2', 'b 1', 'b 2']);
});
