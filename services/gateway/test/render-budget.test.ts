import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRenderBudget } from '../src/security/renderBudget';
import { ask } from './support/ask';
import { startGatewayOn, startTestGateway, type TestGateway } from './support/gateway';

let site: TestGateway;
beforeAll(async () => {
  site = await startTestGateway({ TRUST_PROXY: 'loopback', NOT_FOUND_RATE: '5', RENDER_BUDGET_MS: '300' });
}, 60_000);
afterAll(() => site.remove());

const from = (address: string) => ({ 'x-forwarded-for': address });
const page = (path: string, address: string) => ask(site.url, { path, headers: from(address) });

/** Work that takes a while of its own and counts how often it was begun. */
function work(ms: number) {
  let begun = 0;
  const run = async () => {
    begun += 1;
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  return { run, begun: () => begun };
}

test('a flood of uncached pages from one address ends in 429 with Retry-After; other addresses and cached pages go on', async () => {
  expect((await page('/top-attractions', '192.0.2.2')).status).toBe(200);
  const flood = await Promise.all(
    Array.from({ length: 60 }, (_, n) => page(`/top-attractions?flood=${n}`, '192.0.2.1')),
  );
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(30);
  expect(flood.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(refused[0]!.body).error.code).toBe('TOO_MANY_REQUESTS');
  expect((await page('/top-attractions', '192.0.2.1')).status).toBe(200);
  expect((await page('/top-attractions?other=1', '192.0.2.3')).status).toBe(200);
  expect((await page('/api/health', '192.0.2.1')).status).toBe(200);
}, 30_000);

/** How many of 100 renderings that are asked for at once are begun. */
async function begunOf100(charge: ReturnType<typeof createRenderBudget>, address: string): Promise<number> {
  let begun = 0;
  const run = () => {
    begun += 1;
    return new Promise((resolve) => setTimeout(resolve, 30));
  };
  await Promise.all(Array.from({ length: 100 }, () => charge(address, run).catch(() => {})));
  return begun;
}

test('cost counts, not the number: who has asked for dear pages gets fewer than who has asked for cheap ones', async () => {
  const begunAfter = async (ms: number) => {
    const charge = createRenderBudget(6000);
    for (let n = 0; n < 5; n += 1) await charge('192.0.2.1', work(ms).run);
    return begunOf100(charge, '192.0.2.1');
  };
  const cheap = await begunAfter(0);
  const dear = await begunAfter(90);
  expect(cheap).toBeGreaterThan(50);
  expect(dear).toBeGreaterThan(10);
  expect(cheap - dear).toBeGreaterThan(20);
}, 20_000);

test('refusals of an address leave one by one, the first after a second', async () => {
  const charge = createRenderBudget(300);
  const { run } = work(90);
  await charge('192.0.2.1', run);
  const began = performance.now();
  const refusal = () =>
    charge('192.0.2.1', run).catch(({ statusCode }) => [statusCode, performance.now() - began]);
  const refusals = await Promise.all(Array.from({ length: 100 }, refusal));
  for (const [nth, [status, ms]] of (refusals as [number, number][]).entries()) {
    expect(status).toBe(429);
    // Timers are kept to the millisecond.
    expect(ms).toBeGreaterThan(998 + nth * 20);
  }
}, 20_000);

test('of IPv6 an address is its network, however it is written', async () => {
  const charge = createRenderBudget(6000);
  const { run, begun } = work(0);
  const flood = begunOf100(charge, '2001:db8::1');
  for (const same of ['2001:db8::2', '2001:0DB8:0:0:ffff::', '2001:db8:0:0:1:2:3:4'])
    await expect(charge(same, run)).rejects.toThrow('Too many pages');
  expect(begun()).toBe(0);
  for (const other of ['2001:db8:0:1::1', '::ffff:192.0.2.1', '192.0.2.1', '::1']) await charge(other, run);
  expect(begun()).toBe(4);
  await flood;
}, 20_000);

test('the cache of pages knows only what a route reads: /?x=1 is /', async () => {
  const plain = await page('/', '192.0.2.4');
  const other = await page('/?x=1&utm_source=y', '192.0.2.4');
  expect(other.body).toBe(plain.body);
  // None of them costs anything: this is far more than the budget.
  const many = await Promise.all(Array.from({ length: 100 }, (_, n) => page(`/?x=${n}`, '192.0.2.5')));
  expect(new Set(many.map(({ status, body }) => `${status} ${body}`))).toEqual(
    new Set([`200 ${plain.body}`]),
  );
}, 30_000);

test.each(['/images/none.svg', '/assets/none.js', '/modules/discover/1.0.0/none.css', '/api/images/999999'])(
  'missing %s never locks an address out of anything',
  async (path) => {
    for (let count = 0; count < 20; count += 1) expect((await page(path, '192.0.2.6')).status).toBe(404);
    expect((await page('/', '192.0.2.6')).status).toBe(200);
    expect((await page('/api/listings', '192.0.2.6')).status).toBe(200);
  },
);

test('health is never limited', async () => {
  for (let count = 0; count < 10; count += 1) await page(`/api/listings/${900_000 + count}`, '192.0.2.7');
  expect((await page('/', '192.0.2.7')).status).toBe(429);
  expect((await page('/api/health', '192.0.2.7')).status).toBe(200);
});

test('a proxy without TRUST_PROXY is said loudly: at the start with TLS, else at the first forwarded request, once', async () => {
  const isWarning = (line: string) => line.startsWith('A proxy seems to stand before the gateway');
  const tls = await startGatewayOn(site.database, { ORIGIN: 'https://guide.example', LOG_LEVEL: 'silent' });
  const plain = await startGatewayOn(site.database, { LOG_LEVEL: 'silent' });
  try {
    await tls.ready;
    expect(tls.log.filter(isWarning)).toEqual([expect.stringContaining('ORIGIN is https://guide.example')]);
    const url = await plain.ready;
    await ask(url, { path: '/' });
    expect(plain.log.filter(isWarning)).toEqual([]);
    for (let count = 0; count < 3; count += 1) await ask(url, { path: '/', headers: from('192.0.2.1') });
    while (!plain.log.some(isWarning)) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(plain.log.filter(isWarning)).toEqual([expect.stringContaining('a request has x-forwarded-for')]);
    expect(site.log.filter(isWarning)).toEqual([]);
  } finally {
    await tls.end();
    await plain.end();
  }
}, 60_000);
