import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask, askRaw } from './support/ask';
import { startGatewayOn, startTestGateway, type TestGateway } from './support/gateway';

const ORIGIN = 'https://guide.example';
const DEVELOPER = 'http://localhost:4102';
let unset: TestGateway;
let set: Awaited<ReturnType<typeof startGatewayOn>>;
let named: string;
beforeAll(async () => {
  unset = await startTestGateway({ TRUST_PROXY: 'loopback' });
  set = await startGatewayOn(unset.database, {
    ORIGIN,
    TRUST_PROXY: 'loopback',
    MODULE_ORIGINS: DEVELOPER,
    SECURITY_CONTACT: 'mailto:security@guide.example',
  });
  named = await set.ready;
}, 60_000);
afterAll(async () => {
  await set.end();
  await unset.remove();
});

const write = (url: string, headers: Record<string, string>) =>
  ask(url, { method: 'POST', path: '/api/subscribe', body: { email: 'a@guide.example' }, headers });

describe('without ORIGIN', () => {
  const forged: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-forwarded-proto': 'javascript' },
    { host: 'evil.example', 'x-forwarded-proto': 'data', 'x-forwarded-port': '666' },
  ];
  test.each(['/', '/top-attractions', '/robots.txt', '/sitemap.xml', '/nowhere'])(
    'no header of a visitor changes a word of %s',
    async (path) => {
      for (const headers of forged) {
        const { body, headers: answer } = await ask(unset.url, { path, headers });
        expect(`${body}${JSON.stringify(answer)}`).not.toMatch(/evil|javascript:|data:[^ ;']|666\//);
      }
      const { body } = await ask(unset.url, { path });
      if (path !== '/nowhere') expect(body).toContain(unset.url);
    },
  );

  test('a redirect names no host', async () => {
    const { headers } = await ask(unset.url, {
      path: '/top-attractions/',
      headers: { host: 'evil.example' },
    });
    expect(headers.location).toBe('/top-attractions');
  });

  test('a page under another name that was made to lead here may not call (DNS rebinding), one at this address may', async () => {
    const { host, port } = new URL(unset.url);
    const from = (name: string) => ({
      host: name,
      origin: `http://${name}`,
      'sec-fetch-site': 'same-origin',
    });
    expect((await write(unset.url, from('evil.example'))).status).toBe(403);
    expect((await write(unset.url, { host: 'evil.example', 'sec-fetch-site': 'same-origin' })).status).toBe(
      403,
    );
    expect((await write(unset.url, from(host))).status).toBe(200);
    expect((await write(unset.url, from(`localhost:${port}`))).status).toBe(200);
    const read = (name: string) =>
      ask(unset.url, { path: '/api/listings', headers: { host: name, origin: `http://${name}` } });
    expect((await read('evil.example')).status).toBe(403);
    expect((await read(host)).status).toBe(200);
  });
});

test('with ORIGIN a page whose origin is another host that it names may not call', async () => {
  const foreign = { host: 'evil.example', origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
  expect((await write(named, foreign)).status).toBe(403);
  expect((await write(named, { ...foreign, host: '127.0.0.1', origin: 'http://127.0.0.1' })).status).toBe(
    403,
  );
  // A proxy may name the gateway instead of the site.
  expect(
    (await write(named, { host: 'gateway:4000', origin: ORIGIN, 'sec-fetch-site': 'same-origin' })).status,
  ).toBe(200);
});

test.each(['guide.example', 'guide.example:443', 'GUIDE.example'])(
  'with ORIGIN a page may write under the host %s',
  async (host) => {
    expect((await write(named, { host, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await write(named, { host, origin: ORIGIN })).status).toBe(200);
  },
);

test.each(['guide.example:80', 'guide.example:8443', 'x@guide.example', 'guide.example/', 'guide.example.'])(
  'with ORIGIN a page may not write under the host %s',
  async (host) => {
    expect((await write(named, { host, 'sec-fetch-site': 'same-origin' })).status).toBe(403);
  },
);

test('two hosts in one request are refused', async () => {
  const answer = await askRaw(
    unset.url,
    'GET / HTTP/1.1\r\nHost: guide.example\r\nhOsT: evil.example\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"The request names two hosts\."/);
});

test('security.txt says whom to tell, for half a year; without a contact there is none', async () => {
  const { status, headers, body } = await ask(named, { path: '/.well-known/security.txt' });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:security@guide.example',
    Canonical: `${ORIGIN}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(179);
  expect(days).toBeLessThanOrEqual(180);
  expect((await ask(unset.url, { path: '/.well-known/security.txt' })).status).toBe(404);
});

test('an override costs other visitors nothing of CSP and Integrity-Policy', async () => {
  const strict = await ask(unset.url, { path: '/top-attractions' });
  const other = await ask(named, { path: '/top-attractions' });
  // Which styles a page has in it depends on what was rendered of it.
  const policy = ({ headers }: typeof strict) =>
    String(headers['content-security-policy']).replace(/style-src( 'sha256-[^']+')+/, 'style-src');
  expect(policy(other)).toBe(policy(strict));
  expect(other.headers['integrity-policy']).toBe(strict.headers['integrity-policy']);
  expect(other.headers['integrity-policy']).toContain('blocked-destinations=(script)');
  expect(other.body).not.toContain(DEVELOPER);

  const manifest = encodeURIComponent(`${DEVELOPER}/mf-manifest.json`);
  for (const call of [
    { path: `/top-attractions?module:discover=${manifest}` },
    { path: '/top-attractions', headers: { cookie: '__Host-overrides=on' } },
  ]) {
    const overriding = await ask(named, call);
    expect(overriding.headers['content-security-policy']).toContain(`script-src 'self' ${DEVELOPER}`);
    expect(overriding.headers['integrity-policy']).toBeUndefined();
    expect(overriding.body).toContain(DEVELOPER);
  }
  for (const call of [
    { path: '/top-attractions?module:discover=https%3A%2F%2Fevil.example%2F' },
    { path: '/top-attractions' },
  ])
    expect((await ask(named, call)).headers['integrity-policy']).toBe(strict.headers['integrity-policy']);
  const nowhere = await ask(unset.url, {
    path: `/?module:discover=${manifest}`,
    headers: { cookie: 'overrides=on' },
  });
  expect(nowhere.headers['integrity-policy']).toBe(strict.headers['integrity-policy']);
});

const report = (type: string, body: unknown, headers = {}) =>
  ask(unset.url, {
    method: 'POST',
    path: '/api/reports',
    headers: { 'content-type': type, ...headers },
    body: JSON.stringify(body),
  });
const violations = () => unset.log.filter((line) => line.includes('A browser refused something'));

test('what browsers refuse is reported to an endpoint that every page names, and logged without the visitor', async () => {
  const { headers } = await ask(unset.url, { path: '/' });
  expect(headers['reporting-endpoints']).toBe('reports="/api/reports"');
  expect(headers['content-security-policy']).toContain('report-uri /api/reports;report-to reports');
  expect(headers['integrity-policy']).toContain('endpoints=(reports)');

  const csp = {
    'document-uri': 'http://a/map?who=ann',
    'blocked-uri': 'https://evil.example/x.js?id=7',
    'effective-directive': 'script-src',
  };
  expect((await report('application/csp-report', { 'csp-report': csp })).status).toBe(204);
  const integrity = {
    type: 'integrity-violation',
    body: { documentURL: 'http://a/', blockedURL: 'http://a/y.js', destination: 'script' },
  };
  expect((await report('application/reports+json', [integrity], { 'user-agent': 'Agent/7' })).status).toBe(
    204,
  );
  await unset.logged((line) => line.includes('integrity-violation'));
  expect(violations().map((line) => JSON.parse(line).violation)).toEqual([
    {
      type: 'csp-violation',
      directive: 'script-src',
      blocked: 'https://evil.example/x.js',
      page: 'http://a/map',
    },
    { type: 'integrity-violation', directive: 'script', blocked: 'http://a/y.js', page: 'http://a/' },
  ]);
  expect(violations().join()).not.toMatch(/ann|id=7|Agent|127\.0\.0\.1/);

  for (const odd of [null, [], [null], 7, { 'csp-report': null }, [{ body: 7 }]])
    expect([odd, (await report('application/reports+json', odd)).status]).toEqual([odd, 204]);
  expect((await report('application/csp-report', { x: 'x'.repeat(17_000) })).status).toBe(413);
  expect((await report('text/plain', {})).status).toBe(415);
});

test('a flood of reports writes 60 lines a minute at most', async () => {
  for (let count = 0; count < 20; count += 1)
    expect((await report('application/reports+json', Array(20).fill({ type: 'flood' }))).status).toBe(204);
  await unset.logged(() => violations().length > 50);
  expect(violations().length).toBeLessThanOrEqual(60);
});
