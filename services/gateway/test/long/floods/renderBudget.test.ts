import { expect, test } from '@jest/globals';
import { createPageCache, type RenderedPage } from '../../../src/pages/cache';
import { createRenderBudget } from '../../../src/security/renderBudget';
import { ask } from '../../support/ask';
import { startGateway, startGatewayOn } from '../../support/gateway';

const site = await startGateway({ TRUST_PROXY: 'loopback', NOT_FOUND_RATE: '5', RENDER_BUDGET_MS: '300' });

const from = (address: string) => ({ 'x-forwarded-for': address });
const page = (path: string, address: string) => ask(site.url, { path, headers: from(address) });

/** A rendering that takes `ms`, all of which is charged. */
const rendering = (ms: number) => (costs: <T>(run: () => Promise<T>) => Promise<T>) =>
  costs(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

test('a flood of uncached pages from one address gets 429 with Retry-After; other addresses and cached pages work', async () => {
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
});

test('a client over its budget does not delay other clients of a page, and gets the page that they requested', async () => {
  const charge = createRenderBudget(300);
  const content = { body: async () => ({ bytes: Buffer.from('page'), etag: '' }), styleHashes: [] };
  const page: RenderedPage = {
    ...content,
    status: 200,
    complete: true,
    moduleFailed: false,
    renderedAt: performance.now(),
    olderCopy: () => content,
  };
  const cached = createPageCache(async (_address: string) => page, charge);
  const ask = (address: string) => cached({ key: 'a page', hasQuery: false, maxAgeMs: 60_000 }, address);
  await charge('192.0.2.1', rendering(90));
  const waiting = ask('192.0.2.1');
  await expect(ask('192.0.2.2')).resolves.toBe(page);
  await expect(waiting).resolves.toBe(page);
  // The page is now cached and free.
  await expect(ask('192.0.2.1')).resolves.toBe(page);
});

test('the page cache ignores parameters that the route does not read: /?x=1 is /', async () => {
  const plain = await page('/', '192.0.2.4');
  const other = await page('/?x=1&utm_source=y', '192.0.2.4');
  expect(other.body).toBe(plain.body);
  // These are far more pages than the budget allows, but they are cached.
  const many = await Promise.all(Array.from({ length: 100 }, (_, n) => page(`/?x=${n}`, '192.0.2.5')));
  expect(new Set(many.map(({ status, body }) => `${status} ${body}`))).toEqual(
    new Set([`200 ${plain.body}`]),
  );
});

test.each(['/images/none.svg', '/assets/none.js', '/modules/discover/1.0.0/none.css', '/api/images/999999'])(
  'requests for the missing %s never block an address',
  async (path) => {
    for (let count = 0; count < 20; count += 1) expect((await page(path, '192.0.2.6')).status).toBe(404);
    expect((await page('/', '192.0.2.6')).status).toBe(200);
    expect((await page('/api/listings', '192.0.2.6')).status).toBe(200);
  },
);

test('health checks are never limited', async () => {
  for (let count = 0; count < 10; count += 1) await page(`/api/listings/${900_000 + count}`, '192.0.2.7');
  expect((await page('/', '192.0.2.7')).status).toBe(429);
  expect((await page('/api/health', '192.0.2.7')).status).toBe(200);
});

test('a proxy without TRUST_PROXY is logged once: at start with TLS, else at the first forwarded request', async () => {
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
});
