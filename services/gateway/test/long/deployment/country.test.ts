import { afterAll, expect, test } from '@jest/globals';
import { ask } from '../../support/ask';
import { startTestGateway, type TestGateway } from '../../support/gateway';

const gateways: TestGateway[] = [];
afterAll(async () => {
  for (const gateway of gateways) await gateway.remove();
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

test.each([
  ['with no proxy trusted', '', { 'x-forwarded-for': '192.0.2.1' }, undefined],
  ['from whom no trusted proxy speaks for', 'loopback', {}, undefined],
  ['as a trusted proxy says it', 'loopback', { 'x-forwarded-for': '192.0.2.1' }, 'FR'],
  ['from another address than the trusted one', '10.0.0.0/8', { 'x-forwarded-for': '192.0.2.1' }, undefined],
])(
  'D-20 the country %s',
  async (_what, TRUST_PROXY, headers, country) => {
    const gateway = await startTestGateway({ TRUST_PROXY });
    gateways.push(gateway);
    const { status } = await ask(gateway.url, {
      path: '/api/analytics/pageview',
      method: 'POST',
      headers: { 'user-agent': FIREFOX, 'x-country-code': 'FR', ...headers },
      body: { path: '/' },
    });
    expect(status).toBe(200);
    const { body } = await ask(gateway.url, { path: '/api/analytics/recent' });
    expect(JSON.parse(body)[0].country).toBe(country);
  },
  60_000,
);
