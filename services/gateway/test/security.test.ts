import { createHash } from 'node:crypto';
import { operations } from '@guide/contracts/api/operations';
import { moduleAddress } from '@guide/contracts/module/address';
import { expect, jest, test } from '@jest/globals';
import Fastify from 'fastify';
import { moduleOfFolder } from '../src/releases/store';
import { reportRoutes } from '../src/security/reports';
import { ask, askRaw, type Call, type HttpResponse } from './support/ask';
import { canaryCookieOf, cookiesOfView } from './support/cookies';
import { startGateway } from './support/gateway';
import { addressOf } from './support/operations';

const ORIGIN = 'https://guide.example';
const PARTNER = 'https://partner.example';
const EVIL = 'https://evil.example';
const DEVELOPER = 'http://localhost:4102';

const site = await startGateway({
  ORIGIN,
  CORS_ORIGINS: PARTNER,
  LOG_LEVEL: 'info',
  MODULE_ORIGINS: DEVELOPER,
  SECURITY_CONTACT: 'mailto:security@guide.example',
  TRUST_PROXY: 'loopback',
});

const subscribe = (body: unknown, headers: Record<string, string> = {}): Call => ({
  method: 'POST',
  path: '/api/subscribe',
  headers,
  body,
});
const json = { 'content-type': 'application/json' };

/** All reading API calls that need no id. */
const calls = Object.values(operations)
  .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  .map(addressOf)
  .map((path): [number, string, Call] => [200, path, { path }]);

/** Headers about content, connection and cache; all others concern security. */
const OTHER_HEADERS =
  /^(accept-ranges|age|allow|cache-control|connection|content-(encoding|language|length|type)|date|etag|keep-alive|last-modified|location|retry-after|server-timing|set-cookie|transfer-encoding|vary|x-(guide-offline|request-id|total-count))$/;
const SCRIPT_HASH = /'sha256-[^']+'/;

/** A response's security headers, without the hashes of inline styles, which have another test. */
const securityHeadersOf = ({ headers }: HttpResponse) => {
  const security = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OTHER_HEADERS.test(name)),
  ) as Record<string, string>;
  return {
    ...security,
    'content-security-policy': security['content-security-policy']!.replace(
      /style-src( 'sha256-[^']+')+/,
      'style-src',
    ).replace(SCRIPT_HASH, "'sha256-of-the-script'"),
  };
};

/** Headers that services add to every response if CORS_ORIGINS is set. */
const CORS = {
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'x-total-count, x-request-id',
};

/** Writes of other sites are refused before they reach a service. */
const isFromService = (status: number, call: Call): boolean =>
  status !== 403 &&
  Object.values(operations).some(({ path }) => call.path.startsWith(path.split('/:', 1)[0]!));

const expectedHeaders = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self' 'sha256-of-the-script'",
    "style-src 'self'",
    "img-src 'self' data: blob: https://tile.openstreetmap.org",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /api/reports',
    'report-to reports',
  ].join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'reporting-endpoints': 'reports="/api/reports"',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

const responses: [status: number, what: string, call: Call][] = [
  [200, 'a page', { path: '/' }],
  [200, 'a page with data', { path: '/top-attractions' }],
  [503, 'a page whose module fails', { path: '/broken' }],
  [404, 'a missing page', { path: '/nowhere' }],
  [200, 'a file of the shell', { path: '/assets/main.js' }],
  [404, 'a missing file of the shell', { path: '/assets/none.js' }],
  [302, 'the icon', { path: '/favicon.ico' }],
  [404, 'a missing picture', { path: '/images/none.svg' }],
  [404, 'the picture of a missing listing', { path: '/api/images/999999' }],
  [200, 'the releases', { path: '/api/modules' }],
  [200, 'health', { path: '/api/health' }],
  [200, 'the API document', { path: '/api/docs' }],
  [200, 'robots.txt', { path: '/robots.txt' }],
  [200, 'the sitemap', { path: '/sitemap.xml' }],
  [200, 'a response of a mounted service', { path: '/api/listings' }],
  [404, 'a missing listing', { path: '/api/listings/999999' }],
  [400, 'an invalid query', { path: '/api/listings?nope=1' }],
  ...calls,
  [200, 'a write', subscribe({ email: 'a@guide.example' })],
  [400, 'an invalid write', subscribe({ email: {} })],
  [403, 'a write of another site', subscribe({}, { origin: EVIL })],
  [415, 'a form', subscribe('email=a', { 'content-type': 'text/plain' })],
  [413, 'a body that is too large', subscribe(`"${'x'.repeat(17_000)}"`, json)],
];

test.each(responses)(
  '%d for %s has exactly the security headers of the guide',
  async (status, _what, call) => {
    const response = await ask(site.url, call);
    expect(response.status).toBe(status);
    expect(securityHeadersOf(response)).toEqual({
      ...expectedHeaders,
      ...(isFromService(status, call) && CORS),
    });
    expect(response.headers['x-request-id']).toMatch(/^[\w.-]{1,64}$/);
  },
);

test.each<[string, Call, Record<string, string>]>([
  [
    'an SVG, which runs no script as a page',
    { path: '/images/hostile.svg' },
    {
      ...expectedHeaders,
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    },
  ],
  [
    'a file of a module, which other origins may read',
    { path: `${moduleAddress('discover')}1.0.0/entry.js` },
    { ...expectedHeaders, 'access-control-allow-origin': '*' },
  ],
  [
    'a file of a module at a URL of older pages',
    { path: '/modules/discover/1.0.0/entry.js' },
    { ...expectedHeaders, 'access-control-allow-origin': '*' },
  ],
  [
    'the script for other sites',
    { path: '/embed.js' },
    {
      ...expectedHeaders,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    },
  ],
  [
    'a call of an allowed origin',
    { path: '/api/listings', headers: { origin: PARTNER } },
    {
      ...expectedHeaders,
      ...CORS,
      'access-control-allow-origin': PARTNER,
    },
  ],
])('%s has exactly these security headers', async (_what, call, expected) => {
  expect(securityHeadersOf(await ask(site.url, call))).toEqual(expected);
});

const YEAR = 'public, max-age=31536000, immutable';
const PAGE = 'Accept-Encoding, Cookie, Save-Data';

test('each kind of response states how long and by whom it may be stored, and what it varies by', async () => {
  const kinds: [path: string, status: number, stored: string, varies?: string, offline?: string][] = [
    ['/', 200, 'private, no-cache', PAGE, 'keep'],
    ['/top-attractions', 200, 'private, no-cache', PAGE],
    ['/broken', 503, 'private, no-cache', PAGE],
    ['/nowhere', 404, 'private, no-cache', PAGE],
    ['/top-attractions/', 308, 'public, max-age=3600'],
    ['/assets/main.js', 200, YEAR, 'accept-encoding', 'keep'],
    ['/modules/discover/1.0.0/entry.js', 200, YEAR, 'accept-encoding', 'keep'],
    [
      '/images/hostile.svg',
      200,
      'public, max-age=86400, stale-while-revalidate=604800',
      'Accept, Accept-Encoding',
      'keep',
    ],
    ['/api/images/1', 302, 'public, max-age=3600', undefined, 'keep'],
    ['/api/modules', 200, 'no-cache'],
    ['/api/health', 200, 'no-store'],
    ['/api/offline/bundle', 200, 'private, no-cache'],
    ['/robots.txt', 200, 'public, max-age=3600'],
    ['/sitemap.xml', 200, 'public, max-age=60'],
    ['/manifest.webmanifest', 200, 'public, max-age=3600'],
    ['/worker.js', 200, 'no-cache'],
    ['/app/page', 200, 'private, no-cache', undefined, 'keep'],
    ['/app/search-terms', 200, 'no-cache'],
    ['/app/pictures/hostile.svg', 200, 'public, max-age=86400', 'Accept-Encoding'],
    ['/embed/frame.js', 302, 'private, max-age=300'],
    ['/embed.js', 302, 'private, max-age=300'],
    ['/embed/embed.json', 200, 'public, max-age=300'],
    ['/embed/frame.4f56045c29.js', 200, YEAR, 'Accept-Encoding'],
    ['/embed/analytics/0123456789ab', 403, 'no-store'],
    ['/embed/api/analytics/top-pages', 403, 'no-store', 'Origin'],
  ];
  const received = [];
  for (const [path] of kinds) {
    const { status, headers } = await ask(site.url, { path });
    received.push([path, status, headers['cache-control'], headers.vary, headers['x-guide-offline']]);
  }
  expect(received).toEqual(
    kinds.map(([path, status, stored, varies, offline = 'no']) => [path, status, stored, varies, offline]),
  );
  expect((await ask(site.url, { path: '/' })).headers.age).toMatch(/^\d$/);
});

test('an invalid HTTP request gets exactly these headers', async () => {
  const [, ...lines] = (await askRaw(site.url, 'hello\r\n\r\n')).split('\r\n\r\n', 1)[0]!.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(/: (.*)/s)));
  expect(headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'content-length': expect.any(String),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
});

test('a page has one inline script, which the policy allows by hash, and loads others with integrity', async () => {
  const { body, headers } = await ask(site.url, { path: '/' });
  const scripts = [...String(body).matchAll(/<script(?! type="application)([^>]*)>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  const [, attributes, text] = scripts[0]!;
  const hash = createHash('sha256').update(text!).digest('base64');
  expect(headers['content-security-policy']).toMatch(
    new RegExp(`script-src [^;]*'sha256-${hash.replaceAll('+', '\\+')}'`),
  );
  const data = attributes!.match(/data-page="([^"]*)"/)![1]!.replaceAll('&quot;', '"');
  expect(JSON.parse(data)).toMatchObject({
    hydrateAtOnce: false,
    scripts: [
      ['/assets/main.js', expect.stringMatching(/^sha384-/)],
      [`${moduleAddress('discover')}1.0.0/entry.js`, expect.stringMatching(/^sha384-/)],
    ],
    styles: [['/assets/main.css', expect.stringMatching(/^sha384-/)]],
    release: { module: 'discover', version: '1.0.0' },
    match: { row: { screen: 'Home' } },
  });
});

test('a page inlines its styles, which its policy allows by hash; other responses allow none', async () => {
  const { body, headers } = await ask(site.url, { path: '/' });
  const styles = [...String(body).matchAll(/<style([^>]*)>(.*?)<\/style>/gs)];
  expect(styles.map(([, ...parts]) => parts)).toEqual([
    ['', ':root{--ink:#000}.absent{top:0}'],
    [' data-part', 'main{display:block}'],
  ]);
  expect(String(body)).not.toContain('rel="stylesheet"');
  const hashes = styles.map(
    ([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );
  const policy = (response: typeof headers) =>
    /style-src ([^;]*)/.exec(String(response['content-security-policy']))?.[1]?.split(' ');
  expect(policy(headers)).toEqual([...hashes, "'self'"]);
  expect(policy((await ask(site.url, { path: '/api/health' })).headers)).toEqual(["'self'"]);
});

test('the browser renders at once what the server could not render', async () => {
  const { body } = await ask(site.url, { path: '/broken' });
  expect(String(body)).toContain('data-page="{&quot;hydrateAtOnce&quot;:true');
  expect(String(body)).toContain('<link rel="stylesheet" href="/assets/main.css"');
});

test.each([
  [403, '/embed/analytics/0123456789ab'],
  [200, '/embed/frame.4f56045c29.js'],
  [302, '/embed/frame.js'],
  [404, '/embed/none.js'],
  [302, '/embed.js'],
  [403, '/embed/api/analytics/top-pages'],
])(
  '%d for %s, which other sites may load, has all security headers except those that forbid it',
  async (status, path) => {
    const response = await ask(site.url, { path });
    expect(response.status).toBe(status);
    expect(String(response.headers['content-security-policy'])).not.toMatch(/unsafe/);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.any(String),
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'x-request-id': expect.any(String),
    });
    expect(response.headers['set-cookie']).toBeUndefined();
  },
);

test.each(['/', '/top-attractions', '/robots.txt', '/sitemap.xml'])(
  "with ORIGIN a visitor's headers do not change the address in %s",
  async (path) => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    };
    const { body } = await ask(site.url, { path, headers });
    expect(body).not.toContain('evil');
    expect(body).toContain(ORIGIN);
  },
);

test.each([
  [
    'a call whose address cannot be decoded',
    'GET /api/%E0%A4%A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  ],
  ['what is no HTTP', 'hello\r\n\r\n'],
])('%s gets 400 with the JSON error body and cannot be framed', async (_what, bytes) => {
  const response = await askRaw(site.url, bytes);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toMatch(/content-security-policy: default-src 'none'; frame-ancestors 'none'/i);
  expect(response).toMatch(/x-content-type-options: nosniff/i);
  expect(response).toMatch(/\{"error":\{"code":"INVALID_REQUEST","message":"[^"]+","requestId":"[^"]+"\}\}$/);
});

test.each<[string, number, Record<string, string>]>([
  ['says nothing', 200, {}],
  ['comes from the site', 200, { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }],
  ['comes from the site in an older browser', 200, { origin: ORIGIN }],
  ['comes from an allowed origin', 200, { origin: PARTNER, 'sec-fetch-site': 'cross-site' }],
  ['comes from another site', 403, { origin: EVIL, 'sec-fetch-site': 'cross-site' }],
  ['comes from a neighbour', 403, { origin: 'https://x.guide.example', 'sec-fetch-site': 'same-site' }],
  ['comes from a sandboxed frame', 403, { origin: 'null' }],
  ['has an origin that only starts like ours', 403, { origin: `${ORIGIN}.evil.example` }],
])('a write that %s gets %d', async (_what, status, headers) => {
  expect((await ask(site.url, subscribe({ email: 'b@guide.example' }, headers))).status).toBe(status);
});

test.each([
  ['reading', { path: '/api/listings' }],
  [
    'asking leave to write',
    { method: 'OPTIONS', path: '/api/subscribe', headers: { 'access-control-request-method': 'POST' } },
  ],
])('%s is available to pages of allowed origins only, with cookies', async (_what, call: Call) => {
  const leave = async (origin: string) => {
    const { headers } = await ask(site.url, { ...call, headers: { ...call.headers, origin } });
    return [headers['access-control-allow-origin'], headers['access-control-allow-credentials']];
  };
  expect(await leave(PARTNER)).toEqual([PARTNER, 'true']);
  expect((await leave(EVIL))[0]).toBeUndefined();
  expect((await leave('null'))[0]).toBeUndefined();
});

test('logs follow a request into the service and contain no visitor data', async () => {
  const headers = { 'x-request-id': 'followed-1', 'user-agent': 'Agent/7' };
  await ask(site.url, { path: '/api/listings?category=pub', headers });
  await site.logged((line) => line.includes('followed-1') && line.includes('"service":"discover"'));
  await site.logged((line) => line.includes('followed-1') && !line.includes('"service"'));
  const ofVisitors = site.log.filter((line) => line.includes('"reqId"'));
  expect(ofVisitors.join('\n')).not.toMatch(/127\.0\.0\.1|Agent\/7|@guide\.example/);
});

test('no URL of a module contains a word that ad blockers refuse', () => {
  expect(moduleAddress('analytics')).toBe('/modules/616e616c7974696373/');
  for (const module of ['analytics', 'ads', 'a1-b', 'z']) {
    const folder = moduleAddress(module).split('/')[2]!;
    expect(folder).toMatch(/^\d[\da-f]+$/);
    expect([moduleOfFolder(folder), moduleOfFolder(module)]).toEqual([module, module]);
  }
});

const write = (headers: Record<string, string>) =>
  ask(site.url, subscribe({ email: 'a@guide.example' }, headers));

test('a page whose origin is another host is refused, even if the request names that host', async () => {
  const foreign = { host: 'evil.example', origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' };
  expect((await write(foreign)).status).toBe(403);
  expect((await write({ ...foreign, host: '127.0.0.1', origin: 'http://127.0.0.1' })).status).toBe(403);
  // A proxy may send the gateway's name instead of the site's.
  expect(
    (await write({ host: 'gateway:4000', origin: ORIGIN, 'sec-fetch-site': 'same-origin' })).status,
  ).toBe(200);
});

test.each(['guide.example', 'guide.example:443', 'GUIDE.example'])(
  'a page may write under the host %s',
  async (host) => {
    expect((await write({ host, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await write({ host, origin: ORIGIN })).status).toBe(200);
  },
);

test.each(['guide.example:80', 'guide.example:8443', 'x@guide.example', 'guide.example/', 'guide.example.'])(
  'a page may not write under the host %s',
  async (host) => {
    expect((await write({ host, 'sec-fetch-site': 'same-origin' })).status).toBe(403);
  },
);

test('security.txt names a contact for half a year', async () => {
  const { status, headers, body } = await ask(site.url, { path: '/.well-known/security.txt' });
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
});

test('an override widens the CSP and drops the Integrity-Policy of its own page only', async () => {
  const manifest = encodeURIComponent(`${DEVELOPER}/mf-manifest.json`);
  for (const call of [
    { path: `/top-attractions?module:discover=${manifest}` },
    { path: '/top-attractions', headers: { cookie: '__Host-overrides=on' } },
  ]) {
    const { headers, body } = await ask(site.url, call);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${DEVELOPER}`);
    expect(headers['integrity-policy']).toBeUndefined();
    expect(body).toContain(DEVELOPER);
  }
  for (const path of ['/top-attractions?module:discover=https%3A%2F%2Fevil.example%2F', '/top-attractions']) {
    const response = await ask(site.url, { path });
    expect(securityHeadersOf(response)).toEqual(expectedHeaders);
    expect(response.body).not.toContain(DEVELOPER);
  }
});

const report = (type: string, body: unknown, headers = {}) =>
  ask(site.url, {
    method: 'POST',
    path: '/api/reports',
    headers: { 'content-type': type, ...headers },
    body: JSON.stringify(body),
  });
const violations = () => site.log.filter((line) => line.includes('A browser refused something'));

test('policy violations are logged without visitor data', async () => {
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
  await site.logged((line) => line.includes('integrity-violation'));
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

test('at most 60 violations a minute are logged; the next line says how many were dropped, the one after nothing', async () => {
  const lines: { dropped?: number }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  await app.register(reportRoutes);
  const send = (count: number) =>
    app.inject({
      method: 'POST',
      url: '/api/reports',
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify(Array.from({ length: count }, () => ({ type: 'csp-violation', body: {} }))),
    });
  for (let sent = 0; sent < 7; sent += 1) await send(10);
  expect(lines).toHaveLength(60);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
  await send(2);
  clock.mockRestore();
  expect(lines.slice(60).map(({ dropped }) => dropped)).toEqual([10, undefined]);
  await app.close();
});

const viewOf = (headers = {}) => cookiesOfView(site.url, headers);

test.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }, ''],
  ['Do Not Track', { dnt: '1' }, ''],
  ['the opt-out', {}, '; statistics=off'],
])('D-35 under %s no cookie is set, and existing ones are deleted', async (_what, headers, cookie) => {
  const none = { ...headers, ...(cookie && { cookie: cookie.slice(2) }) };
  expect(await viewOf(none)).toEqual([]);
  const names = ['session', 'visitor', '__Host-session', '__Host-visitor'];
  const withCookies = { ...headers, cookie: `${names.map((name) => `${name}=x`).join('; ')}${cookie}` };
  const deleted = names.map((name) => [
    `${name}=`,
    'Max-Age=0',
    'Path=/',
    'HttpOnly',
    ...(name.startsWith('__Host-') ? ['Secure'] : []),
    'SameSite=Lax',
  ]);
  expect(await viewOf(withCookies)).toEqual(deleted);
  const setBy = async (path: string) =>
    (await ask(site.url, { path, headers: withCookies })).headers['set-cookie']?.map((cookie) =>
      cookie.split('; '),
    );
  for (const path of ['/', '/api/pubs', '/nowhere'])
    expect([path, await setBy(path)]).toEqual([path, deleted]);
  // A response that sets another cookie as well.
  const previewDeleted = expect.arrayContaining(['__Host-preview=']);
  expect(await setBy('/?preview=off')).toEqual([...deleted, previewDeleted]);
});

test('ROLE-02 D-62 with TLS the session cookie is Secure and bound to the host', async () => {
  const [session] = await viewOf();
  expect(session![0]).toMatch(/^__Host-session=/);
  expect(session!.slice(1)).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']);
});

test('D-35 with TLS the canary cookie is Secure, bound to the host, and ends with the browser session', async () => {
  expect(await canaryCookieOf(site)).toEqual([
    expect.stringMatching(/^__Host-visitor=[0-9a-f]{32}$/),
    'Path=/',
    'HttpOnly',
    'Secure',
    'SameSite=Lax',
  ]);
});
