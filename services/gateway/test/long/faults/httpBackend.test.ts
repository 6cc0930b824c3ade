import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { service as analytics } from '@guide/service-analytics';
import { london } from '@guide/service-kit/testing';
import { service as pubs } from '@guide/service-pubs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { ask } from '../../support/ask';
import { cookiesOfView } from '../../support/cookies';
import { startGatewayOn, startTestGateway, type TestGateway } from '../../support/gateway';

let site: TestGateway;
let apart: Awaited<ReturnType<typeof startGatewayOn>>;
let elsewhere: FastifyInstance;
let url: string;
beforeAll(async () => {
  site = await startTestGateway();
  elsewhere = await pubs.buildApp({
    mongoUrl: site.database.url,
    packFolder: london,
    trustProxy: ['loopback'],
  });
  const PUBS_URL = await elsewhere.listen({ port: 0, host: '127.0.0.1' });
  apart = await startGatewayOn(site.database, { PUBS_URL });
  url = await apart.ready;
});
afterAll(async () => {
  await elsewhere.close();
  await apart.end();
  await site.remove();
});

test.each(['/api/pubs', '/api/pubs/1', '/api/pubs/999999', '/api/pubs/none'])(
  '%s gets the same response from an HTTP backend as from one in this process',
  async (path) => {
    const call = { path, headers: { 'x-request-id': 'the-same' } };
    // While the database is slow a copy is served, which may be older than the content of the other service.
    const askLive = async (from: string): ReturnType<typeof ask> => {
      const response = await ask(from, call);
      return response.headers.age === undefined ? response : askLive(from);
    };
    const [far, near] = await Promise.all([askLive(url), askLive(site.url)]);
    const sending = { date: '', 'content-length': '', 'transfer-encoding': '' };
    expect({ ...far.headers, ...sending }).toEqual({ ...near.headers, ...sending });
    expect([far.status, far.body]).toEqual([near.status, near.body]);
  },
);

test('an unreachable HTTP backend affects only its own calls: 503 with Retry-After', async () => {
  await elsewhere.close();
  const away = await ask(url, { path: '/api/pubs' });
  expect(away.status).toBe(503);
  expect(away.headers).toMatchObject({ 'retry-after': '2', 'x-content-type-options': 'nosniff' });
  expect(JSON.parse(away.body).error).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The pubs service does not answer',
    requestId: away.headers['x-request-id'],
  });
  expect((await ask(url, { path: '/api/listings' })).status).toBe(200);
  expect(JSON.parse((await ask(url, { path: '/api/health' })).body).status).toBe('degraded');
});

/** A gateway with these services; a hostile service sends any prepared response. */
async function withServices(
  services: Record<string, RequestListener>,
  use: (url: string) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const addresses: Record<string, string> = {};
  const servers = await Promise.all(
    Object.entries(services).map(async ([name, listener]) => {
      const server = createServer(listener);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      addresses[`${name}_URL`] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      return server;
    }),
  );
  const gateway = await startGatewayOn(site.database, { ...addresses, ...env });
  try {
    await use(await gateway.ready);
  } finally {
    await gateway.end();
    for (const server of servers) server.close();
  }
}

const HOSTILE = {
  'set-cookie': 'visitor=0123456789abcdef0123456789abcdef; Path=/',
  'content-security-policy': "default-src *; script-src 'unsafe-inline'",
  'integrity-policy': 'blocked-destinations=()',
  'strict-transport-security': 'max-age=0',
  'clear-site-data': '"*"',
  'x-content-type-options': 'none',
  'access-control-allow-origin': 'https://evil.example',
  'access-control-allow-credentials': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000',
  'service-worker-allowed': '/',
  link: '</evil.js>; rel=preload',
  location: 'https://evil.example/',
  refresh: '0; url=https://evil.example/',
  server: 'evil',
  'x-session': `${'a'.repeat(22)}.${'b'.repeat(22)}`,
};

test('only JSON and allowlisted headers of an external service pass, no cookies, policies or HTML', async () => {
  let prepared: [status: number, type: string, body: string] = [200, 'application/json', '[]'];
  let seen: IncomingHttpHeaders = {};
  const PUBS: RequestListener = (request, response) => {
    seen = request.headers;
    const [status, type, body] = prepared;
    response
      .writeHead(status, { ...HOSTILE, 'content-type': type, etag: '"1"', 'x-total-count': '0' })
      .end(body);
  };
  await withServices({ PUBS }, async (url) => {
    const headers = {
      cookie: 'session=a; visitor=b; theme=dark; statistics=off',
      authorization: 'Bearer x',
      'x-session': 'forged',
      'x-country-code': 'XX',
      'x-forwarded-for': '192.0.2.9',
      referer: 'http://a/?secret',
    };
    const passed = await ask(url, { path: '/api/pubs', headers });
    const inProcess = await ask(url, { path: '/api/listings', headers });
    expect([passed.status, passed.body]).toEqual([200, '[]']);
    const differing = Object.keys({ ...passed.headers, ...inProcess.headers }).filter(
      (name) => String(passed.headers[name]) !== String(inProcess.headers[name]),
    );
    const may = [
      'content-length',
      'content-type',
      'date',
      'etag',
      'x-request-id',
      'x-total-count',
      'transfer-encoding',
      'cache-control',
      'age',
      'connection',
      'keep-alive',
      'vary',
      'x-guide-offline',
    ];
    expect(differing.filter((name) => !may.includes(name))).toEqual([]);
    expect(passed.headers['cache-control']).toBe('no-store');
    expect(passed.headers).toMatchObject({ etag: '"1"', 'x-total-count': '0' });
    for (const name of ['cookie', 'authorization', 'referer', 'x-session', 'x-country-code'])
      expect([name, seen[name]]).toEqual([name, undefined]);
    expect(seen).toMatchObject({
      'sec-gpc': '1',
      'x-forwarded-for': '127.0.0.1',
      'x-request-id': passed.headers['x-request-id'],
    });

    for (const invalid of [
      [200, 'text/html', '<script>alert(1)</script>'],
      [200, 'application/javascript', 'alert(1)'],
      [200, 'image/svg+xml', '<svg/>'],
      [200, 'application/json-seq', 'x'],
      [200, '', '<h1>x'],
      [302, 'application/json', '{}'],
      [500, 'text/html', '<h1>at /srv/secret.js:1'],
    ] as const) {
      prepared = [...invalid];
      const refused = await ask(url, { path: '/api/pubs' });
      expect([invalid, refused.status]).toEqual([invalid, 502]);
      expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(refused.headers.location ?? refused.headers['set-cookie']).toBeUndefined();
      expect(JSON.parse(refused.body).error).toMatchObject({
        code: 'BAD_ANSWER',
        requestId: expect.any(String),
      });
    }
    // A service cannot prevent the gateway from deleting cookies.
    const forgotten = await ask(url, { path: '/api/pubs', headers: { cookie: 'visitor=b; statistics=off' } });
    expect([forgotten.status, forgotten.headers['set-cookie']]).toEqual([
      502,
      ['visitor=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'],
    ]);
  });
});

test('a response outside the API starts no session', async () => {
  let type = 'text/html';
  const ANALYTICS: RequestListener = (_request, response) =>
    response.writeHead(200, { ...HOSTILE, 'content-type': type }).end('{}');
  await withServices({ ANALYTICS }, async (url) => {
    const view = () => ask(url, { method: 'POST', path: '/api/analytics/pageview', body: { path: '/' } });
    const refused = await view();
    expect([refused.status, refused.headers['set-cookie']]).toEqual([502, undefined]);
    type = 'application/json';
    const passed = await view();
    expect([passed.status, passed.headers['set-cookie']]).toEqual([
      200,
      [`session=${HOSTILE['x-session']}; Path=/; HttpOnly; SameSite=Lax`],
    ]);
  });
});

test('D-62 sessions continue when the analytics service runs elsewhere, although no cookies pass', async () => {
  const app = await analytics.buildApp({
    mongoUrl: site.database.url,
    packFolder: london,
    trustProxy: ['loopback'],
  });
  await app.ready();
  const cookies: (string | undefined)[] = [];
  const ANALYTICS: RequestListener = (request, response) => {
    cookies.push(request.headers.cookie);
    response.on('finish', () => cookies.push(response.getHeader('set-cookie') as string | undefined));
    app.routing(request, response);
  };
  await withServices(
    { ANALYTICS },
    async (url) => {
      const [[cookie, ...attributes] = []] = await cookiesOfView(url);
      expect(cookie).toMatch(/^__Host-session=[\w-]{22}\.[\w-]{22}$/);
      expect(attributes).toEqual(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
      expect(await cookiesOfView(url, { cookie: `theme=dark; ${cookie}` })).toEqual([]);
      expect(cookies).toEqual(Array(4).fill(undefined));
    },
    { ORIGIN: 'https://guide.example' },
  );
  await app.close();
});
