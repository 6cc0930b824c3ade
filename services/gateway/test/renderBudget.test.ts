import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRenderBudget, MIN_RENDER_BUDGET_MS } from '../src/security/renderBudget';
import { readSettings } from '../src/settings';

const read = (settings: Record<string, string> = {}) =>
  readSettings({
    MONGODB_URL: 'mongodb://127.0.0.1',
    CITY_FOLDER: '/c',
    BUILD_FOLDER: '/b',
    DATA_DIR: '/d',
    ...settings,
  }).RENDER_BUDGET_MS;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** On fake time, without the test process's waits for a processor. */
const createBudget = (perMinuteMs: number) => createRenderBudget(perMinuteMs, () => performance.now());
type Charge = ReturnType<typeof createRenderBudget>;

/** Requests a page that takes `ms`, of which its renderer used `rendererMs`. @returns where its result will be */
function request(charge: Charge, address: string, ms = 0, rendererMs?: number) {
  const page: { begunAt?: number; refusal?: { statusCode: number; retryAfter: number }; at?: number } = {};
  const requestedAt = performance.now();
  charge(address, (costs) =>
    costs((cost) => {
      cost.rendererMs = rendererMs;
      page.begunAt = performance.now() - requestedAt;
      return new Promise<void>((resolve) => setTimeout(resolve, ms));
    }),
  ).catch((error) => {
    page.refusal = error;
    page.at = performance.now() - requestedAt;
  });
  return page;
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('by default an address has 6 s of rendering per minute, half a second of it at once', async () => {
  expect(read()).toBe(6000);
  const charge = createBudget(read());
  // Each page uses 100 ms, of which 10 come back meanwhile.
  for (let n = 0; n < 5; n += 1) {
    request(charge, 'a', 100);
    await pass(100);
  }
  request(charge, 'a', 100);
  await pass(100);
  const next = request(charge, 'a');
  await pass(499);
  expect(next.begunAt).toBeUndefined();
  await pass(2);
  expect(next.begunAt).toBeGreaterThanOrEqual(499);
  const other = request(charge, 'b');
  await pass(0);
  expect(other.begunAt).toBe(0);
});

test('a page costs at most 100 ms, and nothing if it is shared or cached', async () => {
  const charge = createBudget(6000);
  request(charge, 'a', 5000);
  await pass(5000);
  const after = request(charge, 'a');
  await pass(0);
  expect(after.begunAt).toBe(0);
  const small = createBudget(MIN_RENDER_BUDGET_MS);
  for (let n = 0; n < 100; n += 1) await expect(small('a', async () => n)).resolves.toBe(n);
});

test('a page does not pay for the time that the gateway waits for a processor', async () => {
  let waitedMs = 0;
  const charge = createRenderBudget(300, () => performance.now() - waitedMs);
  for (let n = 0; n < 3; n += 1) {
    const page = request(charge, 'a', 90);
    await pass(0);
    waitedMs += 85;
    await pass(1090);
    expect(page.begunAt).toBe(0);
  }
});

test('a page pays 10 ms and the processor time of its renderer, not for waits in a busy renderer', async () => {
  const charge = createBudget(300);
  for (let n = 0; n < 3; n += 1) {
    // It pays 14 ms, of which 15 come back meanwhile.
    const page = request(charge, 'a', 3000, 4);
    await pass(3000);
    expect(page.begunAt).toBe(0);
  }
  for (const [address, ms, rendererMs] of [
    ['used', 100, 80],
    ['unknown', 90, Number.POSITIVE_INFINITY],
  ] as const) {
    request(charge, address, ms, rendererMs);
    await pass(100);
    const next = request(charge, address);
    await pass(1000);
    expect([address, next.refusal?.statusCode]).toEqual([address, 429]);
  }
});

test('a page waits at most 2 s for budget, and is refused a second later with Retry-After', async () => {
  const charge = createBudget(300);
  request(charge, 'a', 90);
  await pass(90);
  const refused = request(charge, 'a');
  await pass(999);
  expect(refused.refusal).toBeUndefined();
  await pass(1);
  // The account owes 65 ms and needs 10, at 5 ms a second.
  expect(refused.refusal).toMatchObject({ statusCode: 429, retryAfter: 15 });
  // The page would wait 2.05 s now, and 1.95 s a moment later.
  await pass(11_860);
  const tooLong = request(charge, 'a');
  await pass(100);
  const waiting = request(charge, 'a');
  await pass(1960);
  expect([tooLong.begunAt, tooLong.refusal?.statusCode]).toEqual([undefined, 429]);
  expect([waiting.begunAt! > 1900, waiting.refusal]).toEqual([true, undefined]);
});

test('pages of one address are rendered one after another, at most 100 ms each; other addresses continue', async () => {
  const charge = createBudget(60_000);
  const [first, second, third] = [request(charge, 'a', 50), request(charge, 'a', 9000), request(charge, 'a')];
  const other = request(charge, 'b');
  await pass(49);
  expect([first.begunAt, second.begunAt, other.begunAt]).toEqual([0, undefined, 0]);
  await pass(1);
  expect(second.begunAt).toBe(50);
  await pass(99);
  expect(third.begunAt).toBeUndefined();
  await pass(1);
  expect(third.begunAt).toBe(150);
});

test('an IPv6 address counts by its first 64 bits in any notation', async () => {
  const charge = createBudget(60_000);
  const begins = async (address: string) => {
    const page = request(charge, address);
    await pass(0);
    return page.begunAt === 0;
  };
  request(charge, '2001:db8::1', 9000);
  for (const same of ['2001:db8::2', '2001:0DB8:0:0:ffff::', '2001:db8:0:0:1:2:3:4'])
    expect([same, await begins(same)]).toEqual([same, false]);
  for (const other of ['2001:db8:0:1::1', '::ffff:192.0.2.1', '192.0.2.2', '::1'])
    expect([other, await begins(other)]).toEqual([other, true]);
});

test('a budget too small for a page is refused at the start; the smallest valid one allows a page', async () => {
  for (const budget of [1, MIN_RENDER_BUDGET_MS - 1])
    expect(() => read({ RENDER_BUDGET_MS: String(budget) })).toThrow(
      `RENDER_BUDGET_MS is ${budget}: with less than 120 ms in a minute nobody would ever get a page that is not cached; 0 is no limit`,
    );
  for (const budget of [0, MIN_RENDER_BUDGET_MS]) {
    const charge = createBudget(read({ RENDER_BUDGET_MS: String(budget) }));
    await expect(charge('a', async () => 'a page')).resolves.toBe('a page');
  }
});
