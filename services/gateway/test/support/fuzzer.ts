import { operations } from '@guide/contracts/api/operations';
import { type Random, seeded } from '@guide/contracts/testing';
import type { Answer, Call } from './ask';
import { encoded, hostileQuery, hostileText, hostileValue } from './hostile';

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
  const whole =
    error && [error.code, error.message, error.requestId].every((part) => typeof part === 'string');
  return whole ? null : `400 with ${body.slice(0, 80)}`;
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
