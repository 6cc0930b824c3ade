import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask, askRaw } from '../../support/ask';
import { startGatewayOn, startTestGateway, type TestGateway } from '../../support/gateway';

let site: TestGateway;
beforeAll(async () => {
  site = await startTestGateway({
    WRITE_RATE: '5',
    NOT_FOUND_RATE: '20',
    TRUST_PROXY: 'loopback',
  });
}, 60_000);
afterAll(() => site.remove());

const from = (address: string) => ({ 'x-forwarded-for': address });
const subscribe = (address: string) =>
  ask(site.url, {
    method: 'POST',
    path: '/api/subscribe',
    headers: from(address),
    body: { email: 'often@guide.example' },
  });

test('an address that writes too often gets 429 with Retry-After, another one does not', async () => {
  const answers = [];
  for (let count = 0; count < 8; count += 1) answers.push(await subscribe('192.0.2.1'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(answers.at(-1)!.body).error.code).toBe('TOO_MANY_REQUESTS');
  expect((await subscribe('192.0.2.2')).status).toBe(200);
});

test('an address that probes for what is not there gets 429, pages and API alike', async () => {
  const probe = (path: string) => ask(site.url, { path, headers: from('192.0.2.3') });
  const statuses = [];
  for (let count = 0; count < 30; count += 1) {
    statuses.push((await probe(count % 2 ? `/wp-${count}.php` : `/api/listings/${900_000 + count}`)).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404));
  expect(statuses.slice(21)).toEqual(Array(9).fill(429));
  expect((await probe('/')).status).toBe(429);
  expect((await ask(site.url, { path: '/', headers: from('192.0.2.4') })).status).toBe(200);
});

test('without TRUST_PROXY what a visitor writes into X-Forwarded-For does not lift the limit', async () => {
  const bare = await startGatewayOn(site.database, { WRITE_RATE: '2' });
  try {
    const url = await bare.ready;
    const statuses = [];
    for (const address of ['192.0.2.11', '192.0.2.12', '192.0.2.13']) {
      const body = { email: 'proxied@guide.example' };
      const call = { method: 'POST', path: '/api/subscribe', headers: from(address), body };
      statuses.push((await ask(url, call)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  } finally {
    await bare.end();
  }
}, 60_000);

test('headers that do not arrive within 10 s end in 408', async () => {
  const start = Date.now();
  const answer = await askRaw(site.url, 'GET / HTTP/1.1\r\nHost: a\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"REQUEST_TIMEOUT"/);
  expect(Date.now() - start).toBeGreaterThan(9000);
}, 30_000);

test('headers that are too long end in 431', async () => {
  const answer = await askRaw(site.url, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*"HEADERS_TOO_LARGE"/);
});

test('while the database is away, pages seen before keep their data, others their frame, and writes are refused', async () => {
  const page = (path: string) => ask(site.url, { path, headers: from('192.0.2.5') });
  const before = await page('/top-attractions');
  expect(before.body).toMatch(/>\d+ listings</);
  await site.database.stop();
  try {
    // One rendering serves for a second; from then on each request would need data anew.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    for (let count = 0; count < 3; count += 1) {
      const answer = await page('/top-attractions');
      expect(answer.status).toBe(200);
      expect(answer.body).toContain(before.body.match(/>\d+ listings</)![0]);
    }
    expect((await page('/top-attractions?first=1')).status).toBe(200);
    // Its pubs and listings are read from copies.
    expect((await page('/sitemap.xml')).status).toBe(200);
    const refused = await subscribe('192.0.2.6');
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    // Which of them depends on whether the driver has noticed yet that nothing was sent.
    expect(['DATABASE_UNAVAILABLE', 'OUTCOME_UNKNOWN']).toContain(JSON.parse(refused.body).error.code);
  } finally {
    await site.database.start();
  }
  let status = 503;
  for (const limit = Date.now() + 5000; status === 503 && Date.now() < limit; ) {
    status = (await subscribe('192.0.2.7')).status;
  }
  expect(status).toBe(200);
}, 60_000);
