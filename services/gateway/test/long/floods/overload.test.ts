import { expect, test } from '@jest/globals';
import { ask, askRaw } from '../../support/ask';
import { startGateway, startGatewayOn } from '../../support/gateway';

const site = await startGateway({ NOT_FOUND_RATE: '20', TRUST_PROXY: 'loopback' });

const from = (address: string) => ({ 'x-forwarded-for': address });
test('an address that probes for missing pages or data gets 429', async () => {
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

test('without TRUST_PROXY a forged X-Forwarded-For does not lift the limit', async () => {
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
});

test('headers that take longer than 5 s get 408', async () => {
  const start = Date.now();
  const response = await askRaw(site.url, 'GET / HTTP/1.1\r\nHost: a\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 408 [\s\S]*"REQUEST_TIMEOUT"/);
  expect(Date.now() - start).toBeGreaterThan(4500);
});
