import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createPageCache, type RenderedPage } from '../../../src/pages/cache';
import { createRenderBudget, MIN_RENDER_BUDGET_MS } from '../../../src/security/renderBudget';
import { readSettings } from '../../../src/settings';
import { ask } from '../../support/ask';
import { startGateway, startGatewayOn } from '../../support/gateway';

const site = await startGateway({ TRUST_PROXY: 'loopback', NOT_FOUND_RATE: '5', RENDER_BUDGET_MS: '300' });

const from = (address: string) => ({ 'x-forwarded-for': address });
const page = (path: string, address: string) => ask(site.url, { path, headers: from(address) });

type Charge = ReturnType<typeof createRenderBudget>;

/** A rendering that takes so long, all of which is charged. */
const rendering = (ms: number) => (costs: <T>(run: () => Promise<T>) => Promise<T>) =>
  costs(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

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

/** How many of 100 renderings that are requested at once are made. */
async function madeOf100(charge: Charge, address: string): Promise<number> {
  const made = await Promise.allSettled(Array.from({ length: 100 }, () => charge(address, rendering(30))));
  return made.filter(({ status }) => status === 'fulfilled').length;
}

test('cost counts, not the number: who has asked for dear pages gets fewer than who has asked for cheap ones', async () => {
  const madeAfter = async (ms: number) => {
    const charge = createRenderBudget(6000);
    for (let n = 0; n < 5; n += 1) await charge('192.0.2.1', rendering(ms));
    return madeOf100(charge, '192.0.2.1');
  };
  const cheap = await madeAfter(0);
  const dear = await madeAfter(90);
  expect(cheap).toBeGreaterThan(10);
  expect(dear).toBeGreaterThan(1);
  expect(cheap - dear).toBeGreaterThan(5);
}, 20_000);

test('what is shared with others or comes from the cache costs nothing', async () => {
  const charge = createRenderBudget(MIN_RENDER_BUDGET_MS);
  for (let n = 0; n < 100; n += 1) expect(await charge('192.0.2.1', async () => n)).toBe(n);
});

test('pages of one address are made one after another, those of another address meanwhile', async () => {
  const charge = createRenderBudget(60_000);
  let [running, most] = [0, 0];
  const page = (costs: <T>(run: () => Promise<T>) => Promise<T>) =>
    costs(async () => {
      running += 1;
      most = Math.max(most, running);
      await setImmediate();
      running -= 1;
    });
  await Promise.all(Array.from({ length: 20 }, () => charge('192.0.2.1', page)));
  expect(most).toBe(1);
  await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((address) => charge(address, page)));
  expect(most).toBe(3);
});

test('a page that is never there holds the next one of its address up for a while only', async () => {
  const charge = createRenderBudget(60_000);
  void charge('192.0.2.1', () => new Promise(() => {}));
  await expect(charge('192.0.2.1', async () => 'a page')).resolves.toBe('a page');
});

test('who may not render a page keeps nobody from it who may', async () => {
  const charge = createRenderBudget(300);
  const cached = createPageCache();
  const page: RenderedPage = {
    status: 200,
    body: async () => ({ bytes: Buffer.alloc(0), etag: '' }),
    styleHashes: [],
    complete: true,
    moduleFailed: false,
    shared: true,
    renderedAt: 0,
  };
  const ask = (address: string) =>
    cached(
      { key: 'a page', hasQuery: false },
      async () => page,
      (work) => charge(address, work),
    );
  await charge('192.0.2.1', rendering(90));
  const refused = ask('192.0.2.1');
  await expect(ask('192.0.2.2')).resolves.toBe(page);
  await expect(refused).rejects.toMatchObject({ statusCode: 429 });
  // It is cached now, and costs nobody anything.
  await expect(ask('192.0.2.1')).resolves.toBe(page);
});

test('a refusal leaves after a second', async () => {
  const charge = createRenderBudget(300);
  await charge('192.0.2.1', rendering(90));
  const began = performance.now();
  await expect(charge('192.0.2.1', rendering(90))).rejects.toMatchObject({ statusCode: 429 });
  // Timers are precise to the millisecond.
  expect(performance.now() - began).toBeGreaterThan(998);
});

test('a budget in which no page fits is refused at the start, and the smallest one lets a page through', async () => {
  const needed = {
    MONGODB_URL: 'mongodb://127.0.0.1',
    CITY_FOLDER: '/c',
    BUILD_FOLDER: '/b',
    DATA_DIR: '/d',
  };
  const read = (budget: number) => readSettings({ ...needed, RENDER_BUDGET_MS: String(budget) });
  for (const budget of [1, MIN_RENDER_BUDGET_MS - 1])
    expect(() => read(budget)).toThrow(
      `RENDER_BUDGET_MS is ${budget}: with less than 120 ms in a minute nobody would ever get a page that is not cached; 0 is no limit`,
    );
  for (const budget of [0, MIN_RENDER_BUDGET_MS]) {
    const charge = createRenderBudget(read(budget).RENDER_BUDGET_MS);
    await expect(charge('192.0.2.1', async () => 'a page')).resolves.toBe('a page');
  }
});

test('of IPv6 an address is its network, however it is written', async () => {
  const charge = createRenderBudget(6000);
  let begun = 0;
  const page = async () => {
    begun += 1;
  };
  const flood = madeOf100(charge, '2001:db8::1');
  const same = ['2001:db8::2', '2001:0DB8:0:0:ffff::', '2001:db8:0:0:1:2:3:4'];
  const refused = same.map((address) => charge(address, page));
  for (const refusal of refused) await expect(refusal).rejects.toThrow('Too many pages');
  expect(begun).toBe(0);
  for (const other of ['2001:db8:0:1::1', '::ffff:192.0.2.1', '192.0.2.1', '::1']) await charge(other, page);
  expect(begun).toBe(4);
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

test('a proxy without TRUST_PROXY is a warning in the log: at the start with TLS, else at the first forwarded request, once', async () => {
  const isWarning = (line: string) => line.includes('A proxy seems to stand before the gateway');
  const tls = await startGatewayOn(site.database, { ORIGIN: 'https://guide.example' });
  const plain = await startGatewayOn(site.database);
  try {
    await tls.ready;
    await tls.logged(isWarning);
    expect(tls.log.filter(isWarning)).toEqual([expect.stringContaining('ORIGIN is https://guide.example')]);
    const url = await plain.ready;
    await ask(url, { path: '/' });
    expect(plain.log.filter(isWarning)).toEqual([]);
    for (let count = 0; count < 3; count += 1) await ask(url, { path: '/', headers: from('192.0.2.1') });
    await plain.logged(isWarning);
    expect(plain.log.filter(isWarning)).toEqual([expect.stringContaining('a request has x-forwarded-for')]);
    expect(site.log.filter(isWarning)).toEqual([]);
  } finally {
    await tls.end();
    await plain.end();
  }
}, 60_000);
