import type { Call } from './ask';
import { HOSTILE_PICTURE } from './pack';

/** A known web attack and the status of the safe response. */
export type Attack = [what: string, call: Call, status: number];

const get = (what: string, path: string, status: number, headers?: Record<string, string>): Attack => [
  what,
  { path, headers },
  status,
];
const post = (what: string, path: string, body: unknown, status: number, headers = {}): Attack => [
  what,
  { method: 'POST', path, body, headers },
  status,
];
const subscribe = '/api/subscribe';
const preflight = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type',
};
const json = { 'content-type': 'application/json' };
const view = '/api/analytics/pageview';

const injection: Attack[] = [
  get('an operator in a query', '/api/listings?category[$ne]=pub', 400),
  get('an operator as a query name', '/api/listings?$where=1', 400),
  get('a repeated query name', '/api/listings?category=pub&category=restaurant', 400),
  get('a regular expression that backtracks', '/api/search?query=(a%2B)%2B%24', 200),
  get('an operator as a listing id', '/api/listings/%7B%22$gt%22:0%7D', 400),
  get('SQL as a listing id', '/api/listings/1%20OR%201=1--', 400),
  get('SQL in a search', "/api/search?query='%3BDROP%20TABLE%20listings--", 200),
  post('an operator as an address', subscribe, { email: { $gt: '' } }, 400),
  post('a list as an address', subscribe, { email: ['a@guide.example'] }, 400),
  post('a number as an address', subscribe, { email: 7 }, 400),
  post('an unknown field', subscribe, { email: 'a@guide.example', admin: true }, 400),
  post('an operator next to the address', subscribe, { email: 'a@guide.example', $set: { a: 1 } }, 400),
  post('a header in an address', subscribe, { email: 'a@guide.example\r\nBcc: b@guide.example' }, 400),
  post('NUL in an address', subscribe, { email: 'a\u0000@guide.example' }, 400),
  post('script in an address', subscribe, { email: '<script>alert(1)</script>@guide.example' }, 400),
  post('an operator as a path', view, { path: { $ne: null } }, 400),
  post(
    'an operator as an event',
    '/api/analytics/event',
    { name: { $gt: '' }, category: 'a', path: '/' },
    400,
  ),
  post(
    'an operator as a module',
    '/api/modules/outcomes',
    { module: { $ne: '' }, version: '1', kind: 'load' },
    400,
  ),
];

const prototypes: Attack[] = [
  post('__proto__ in a body', subscribe, '{"email":"a@guide.example","__proto__":{"admin":true}}', 400, json),
  post(
    'constructor.prototype in a body',
    subscribe,
    '{"email":"a@guide.example","constructor":{"prototype":{"a":1}}}',
    400,
    json,
  ),
  get('__proto__ in a query', '/api/listings?__proto__[admin]=1', 400),
  get('constructor as a query name', '/api/listings?constructor=1', 400),
  get('__proto__ as a route', '/__proto__', 404),
  get('constructor as a module', '/modules/constructor/prototype/x.js', 404),
  get('__proto__ as a cookie', '/', 200, { cookie: '__proto__=1; constructor=2; theme=__proto__' }),
];

const traversal: Attack[] = [
  get('dots below modules', '/modules/discover/1.0.0/../server/server.cjs', 404),
  get('encoded dots below modules', '/modules/discover/1.0.0/%2e%2e/server/server.cjs', 404),
  get('encoded slashes below modules', '/modules/discover/1.0.0/..%2fserver%2fserver.cjs', 404),
  get('dots as a version', '/modules/discover/../../etc/passwd', 404),
  get('twice encoded dots below modules', '/modules/discover/%252e%252e/x', 404),
  get('backslashes below modules', '/modules/discover/1.0.0/..%5cserver%5cserver.cjs', 404),
  get('the server bundle by name', '/modules/discover/1.0.0/server/server.cjs', 404),
  get('a release file', '/modules/discover/1.0.0/release.json', 404),
  get('dots below images', '/images/../../../package.json', 404),
  get('encoded dots below images', '/images/%2e%2e/%2e%2e/package.json', 404),
  get('encoded slashes below images', '/images/..%2f..%2f..%2fpackage.json', 404),
  get('NUL in a picture name', '/images/hero.svg%00.png', 404),
  get('an absolute path below images', '/images//etc/passwd', 404),
  get('dots below assets', '/assets/../server/server.cjs', 403),
  get('encoded dots below assets', '/assets/%2e%2e/server/server.cjs', 403),
  get('encoded slashes below assets', '/assets/..%2fserver%2fserver.cjs', 404),
  get('a settings file', '/.env', 404),
  get('a repository', '/.git/config', 404),
  get('an address of another host as a path', '/images/http://evil.example/x.png', 404),
];

const browsers: Attack[] = [
  get('script in a page address', '/%3Cscript%3Ealert(1)%3C/script%3E', 404),
  get('script in a query of a page', '/?a=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', 200),
  get('script in a theme cookie', '/', 200, { cookie: 'theme="><script>alert(1)</script>' }),
  get('script as the host', '/', 200, { host: '"><script>alert(1)</script>' }),
  get('another address, to poison a cache', '/', 200, {
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
  }),
  get('a redirect to another host by two slashes', '//evil.example/%2e%2e', 308),
  get('a redirect to another host by a backslash', '/%5cevil.example', 404),
  get('a redirect by a picture of a listing', '/api/images/1?url=https://evil.example', 302),
  get('a redirect by the icon', '/favicon.ico?next=https://evil.example', 302),
  get('header splitting in an address', '/%0d%0aSet-Cookie:%20a=b', 404),
  get('header splitting in a redirect', '/api/images/1?w=1%0d%0aSet-Cookie:%20a=b', 302),
  get('a request id with a header in it', '/', 200, { 'x-request-id': 'a b"><script>' }),
  get('reading the API from another site', '/api/listings', 200, { origin: 'https://evil.example' }),
  get('reading statistics from a sandboxed frame', '/api/analytics/summary', 200, { origin: 'null' }),
  [
    'a preflight for a write from another site',
    { method: 'OPTIONS', path: subscribe, headers: { ...preflight, origin: 'https://evil.example' } },
    204,
  ],
  get('script in a picture opened as a page', `/images/${HOSTILE_PICTURE}?w=1200`, 200, {
    accept: 'image/svg+xml',
  }),
  post('a form of another site', subscribe, 'email=a@guide.example', 403, {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://evil.example',
  }),
  post('JSON as text of another site', subscribe, '{"email":"a@guide.example"}', 403, {
    'content-type': 'text/plain',
    'sec-fetch-site': 'cross-site',
  }),
  post('a write from a sandboxed frame', subscribe, { email: 'a@guide.example' }, 403, { origin: 'null' }),
];

const protocol: Attack[] = [
  ['TRACE', { method: 'TRACE', path: '/' }, 405],
  ['a method that no route has', { method: 'DELETE', path: '/api/listings/1' }, 405],
  [
    'a method smuggled in a header',
    { method: 'POST', path: '/', headers: { 'x-http-method-override': 'DELETE' }, body: {} },
    405,
  ],
  post('JSON nested a thousand deep', subscribe, `${'['.repeat(1000)}${']'.repeat(1000)}`, 400, json),
  post('another character set', subscribe, '{"email":"a@guide.example"}', 200, {
    'content-type': 'application/json; charset=utf-16',
  }),
  post('a lone surrogate', view, '{"path":"/\\ud800"}', 200, json),
  post('control characters', view, { path: '/\u0007\u001b[31m' }, 200),
  post('a body with Content-Encoding', subscribe, '{}', 400, { ...json, 'content-encoding': 'gzip' }),
  get('a picture of any size', '/images/none.svg?w=99999&h=99999', 400),
  get('a very long address', `/${'a'.repeat(10_000)}`, 404),
];

export const attacks: Attack[] = [...injection, ...prototypes, ...traversal, ...browsers, ...protocol];
