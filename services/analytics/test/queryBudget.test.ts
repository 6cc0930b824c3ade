import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createQueryBudget } from '../src/routes/queryBudget';

beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

let usedMs = 0;
const createBudget = () => createQueryBudget(6000, () => usedMs);
const use = (ms: number) => async () => {
  usedMs += ms;
};

test('D-58 an address without time left gets 429 with Retry-After, and other addresses are not delayed', async () => {
  const run = createBudget();
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

test('D-58 waiting for a slow machine does not use up the time of an address', async () => {
  const run = createBudget();
  for (let filter = 0; filter < 60; filter += 1)
    await run('192.0.2.1', async () => {
      usedMs += 150;
      jest.advanceTimersByTime(1500);
    });
});

test('D-58 parallel queries share the processor time', async () => {
  const run = createBudget();
  const ends: (() => void)[] = [];
  const both = ['192.0.2.1', '192.0.2.2'].map((address) =>
    run(address, () => new Promise<void>((resolve) => void ends.push(resolve))),
  );
  while (ends.length < 2) await Promise.resolve();
  usedMs += 11_000;
  for (const end of ends) end();
  await Promise.all(both);
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    await run(address, use(510));
    await expect(run(address, use(1))).rejects.toMatchObject({ statusCode: 429, retryAfter: 1 });
  }
});

test('D-58 queries of an address run in sequence, also after a failure', async () => {
  const run = createBudget();
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
