import { expect, test } from '@jest/globals';
import { createQueryBudget } from '../src/routes/queryBudget';

/** Keeps the processor busy. */
async function work(ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('D-58 an address that has used up its time is told when to come back, and no other address waits', async () => {
  const run = createQueryBudget(600);
  // A tenth of a second may be used at once, and 10 ms come back in a second; a query that has begun is answered.
  await run('192.0.2.1', () => work(180));
  const refused = await run('192.0.2.1', () => work(1)).catch((error) => error);
  expect(refused.statusCode).toBe(429);
  expect(refused.retryAfter).toBeGreaterThanOrEqual(8);
  await run('192.0.2.2', () => work(1));
});

test('D-58 queries of an address run one after another, also when one fails', async () => {
  const run = createQueryBudget(60_000);
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
