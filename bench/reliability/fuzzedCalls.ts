/** Hostile requests: the same for the same seed. */
import { type Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '@guide/contracts/api/operations';
import { type Random, seeded } from '@guide/contracts/testing';

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Sends the body in pieces with a pause between, ms. */
  slowly?: number;
}
interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a call as it is: nothing is normalised. @param url the guide's origin */
export function send(
  url: string,
  { method, path, headers, body = '', slowly }: Call,
  agent: Agent,
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent }, async (response) => {
      const answer = { status: response.statusCode!, headers: response.headers };
      resolve({ ...answer, body: await text(response).catch((error) => `cut: ${error.message}`) });
    }).on('error', reject);
    if (slowly) void sendSlowly(sent, body, slowly);
    else sent.end(body);
  });
}

const PIECES = 4;

async function sendSlowly(sent: ClientRequest, body: string, ms: number): Promise<void> {
  const size = Math.ceil(body.length / PIECES);
  for (let from = 0; from < body.length; from += size) {
    sent.write(body.slice(from, from + size));
    await pause(ms);
  }
  sent.end();
}

const texts = [
  '',
  ' ',
  'a',
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  'true',
  'null',
  'undefined',
  '\0',
  '\u0007\u001b[31m',
  '\ud800',
  '\u202eabc',
  '{{7*7}}<%= 7*7 %>',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '$where',
  '__proto__',
  'constructor',
  'a@guide.example',
  '/top-attractions',
  'é'.repeat(300),
  'x'.repeat(5000),
];
const names = [
  'email',
  'path',
  'name',
  'category',
  'properties',
  'module',
  'version',
  'kind',
  'query',
  'area',
];
const odd = ['__proto__', 'constructor', 'prototype', '$gt', '$where', 'toString', '', 'a.b', '0', '\0'];

/** A text of the kind that breaks programs. */
const hostileText = (random: Random): string => random.of(texts);

const hostileName = (random: Random): string => random.of(random.chance(0.6) ? names : odd);

/** A text as part of an address; half a surrogate pair cannot be one. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'));

/** A JSON value with wrong types, operators, prototype keys and deep nesting. */
function hostileValue(random: Random, depth = 0): unknown {
  const kind = random.whole(depth > 4 ? 5 : 8);
  if (kind === 0) return random.of([null, true, false]);
  if (kind === 1) return random.of([0, -1, 1.5, 1e308, -0, Number.MAX_SAFE_INTEGER + 2]);
  if (kind < 5) return hostileText(random);
  if (kind === 5) return Array.from({ length: random.whole(5) }, () => hostileValue(random, depth + 1));
  const entries = Array.from({ length: 1 + random.whole(4) }, () => [
    hostileName(random),
    hostileValue(random, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/** A query string, well or badly encoded. */
function hostileQuery(random: Random): string {
  const parts = Array.from({ length: random.whole(4) }, () => {
    const name = encoded(hostileName(random));
    const value = encoded(hostileText(random));
    return random.of([
      `${name}=${value}`,
      `${name}[]=${value}`,
      `${name}[$ne]=${value}`,
      name,
      `=%zz&${value}`,
    ]);
  });
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Every route of the site; `*` stands for anything. */
const routes = [
  '/',
  '/*',
  '/top-attractions',
  '/attraction/*',
  '/assets/*',
  '/modules/*/*/*',
  '/images/*',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
  '/embed.js',
  '/embed/analytics/0123456789ab',
  '/embed/*',
  '/embed/api/*',
  '/api/health',
  '/api/docs',
  '/api/modules',
  '/api/modules/live',
  '/api/modules/outcomes',
  '/api/modules/pages',
  '/api/modules/pages/left',
  '/api/images/*',
  ...Object.values(operations).map(({ path }) => path.replace(/:\w+/g, '*')),
];
const methods = ['GET', 'GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'];
const types = [
  'application/json',
  'application/json',
  'text/plain',
  'application/xml',
  'a',
  'multipart/form-data',
];

/** Pause between the pieces of a slow body, ms. */
const SLOW = 20;

/** The nth request of a seed: always the same. */
export function fuzzedCall(seed: number, n: number): Call {
  const random = seeded(seed * 1_000_003 + n);
  const method = random.of(methods);
  const path = random.of(routes).replace(/\*/g, () => segment(random)) + hostileQuery(random);
  const headers: Record<string, string> = random.chance(0.2) ? { cookie: cookie(random) } : {};
  if (method === 'GET' || method === 'HEAD') return { method, path, headers };
  headers['content-type'] = random.of(types);
  const slowly = random.chance(0.01) ? SLOW : undefined;
  return { method, path, headers, body: body(random), slowly };
}

/** What is wrong with an answer; null when it is one that visitors may get. */
export function faultOf({ status, headers, body }: Answer, method = 'GET'): string | null {
  if (status >= 500 && !(status === 503 && headers['retry-after'])) return `status ${status}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'no security headers';
  if (status !== 400 || method === 'HEAD') return null;
  const { error } = parse(body) ?? {};
  const parts = [error?.code, error?.message, error?.requestId];
  return parts.every((part) => typeof part === 'string') ? null : `400 with ${body.slice(0, 80)}`;
}

const segment = (random: Random): string =>
  random.chance(0.3) ? String(random.whole(300)) : encoded(hostileText(random));

const cookie = (random: Random): string =>
  `theme=${encoded(hostileText(random))}; visitor=${random.whole(99)}`;

function body(random: Random): string {
  const text = JSON.stringify(hostileValue(random));
  if (random.chance(0.1)) return text.slice(0, random.whole(text.length + 1));
  if (random.chance(0.05)) return `${'['.repeat(2000)}${text}`;
  if (random.chance(0.05)) return JSON.stringify('x'.repeat(20_000));
  return text;
}

function parse(text: string): { error?: Record<string, unknown> } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
