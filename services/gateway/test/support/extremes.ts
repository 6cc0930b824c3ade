import { request } from 'node:http';
import { gatewayOperations } from '@guide/contracts/api/gateway-operations';
import { operations } from '@guide/contracts/api/operations';
import type { TestGateway } from './gateway';
import { keysOf } from './signing';
import { openTeam } from './uploads';

/** Values of JSON bodies; texts are also used in URLs. */
const EXTREMES = [
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  '0',
  '-1',
  '1e309',
  'NaN',
  '2147483648',
  '9007199254740993',
  '0x10',
  '１',
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202eabc',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  "' OR 1=1 --",
  '__proto__',
  'x'.repeat(10_000),
  'é'.repeat(3000),
  null,
  true,
  [],
  [[]],
  {},
  { $gt: '' },
  { length: -1 },
];
/** A JSON number that no JavaScript value serializes to. */
const TOO_LARGE = '1e309';

/** Parts of a URL that are sent unencoded. */
const RAW = ['..', '.', '%00', '%ED%A0%80', '%E0%A4%A', '%2e%2e%2f%2e%2e%2f', '..%5c', '%25%30%30', '%u0000'];
const PARTS = [
  ...EXTREMES.flatMap((value) => (typeof value === 'object' ? [] : [encode(String(value))])),
  ...RAW,
];
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/gzip',
  'a',
  '',
];
const BODIES = ['', '{', 'null', '[]', '"x"', TOO_LARGE, '\ufeff{}', `${'['.repeat(5000)}`, '{"a":1,"a":2}'];
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];
const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Half a surrogate pair cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'));
}

interface ExtremeCall {
  method: string;
  path: string;
  type?: string;
  body?: string;
}

const described = [operations, gatewayOperations].flatMap((table) =>
  Object.values(table as Record<string, { path: string; query?: object; body?: object }>),
);
const namesIn = (schema: object | undefined): string[] =>
  Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

/** The routes of a running gateway, from its document, and those of its services. */
export async function routesOf({ url, database }: TestGateway): Promise<string[]> {
  const team = await openTeam(keysOf(database));
  const { body } = await team.ask(url, '/api/releases/status', { module: 'discover', action: 'status' });
  const { gatewayPaths } = body.live as { gatewayPaths: string[] };
  return [...new Set([...gatewayPaths, ...Object.values(operations).map(({ path }) => path)])];
}

/** Puts every extreme into a route's path, each query parameter in four forms, and its body. */
export function extremeCalls(route: string): ExtremeCall[] {
  const { query, body } = described.find(({ path }) => path === route) ?? {};
  const fill = (part: string) => route.replace(/:\w+|\*/g, part);
  const plain = fill('1');
  const forms = (name: string, part: string) => [
    `${name}=${part}`,
    `${name}=${part}&${name}=${part}`,
    `${name}[]=${part}`,
    `${name}[$ne]=${part}`,
  ];
  const paths = PARTS.flatMap((part) => [
    ...(fill(part) === route ? [] : [fill(part)]),
    `${plain}/${part}`,
    ...[...namesIn(query), 'unknown'].flatMap((name) =>
      forms(name, part).map((search) => `${plain}?${search}`),
    ),
  ]);
  const names = namesIn(body);
  const values = [...EXTREMES.map((value) => JSON.stringify(value)), TOO_LARGE];
  const bodies = [
    ...BODIES,
    ...values.map((value) => `{${names.map((name) => `"${name}":${value}`).join()}}`),
    ...names.flatMap((name) => values.map((value) => `{"${name}":${value}}`)),
  ];
  return [
    ...READS.flatMap((method) => paths.map((path) => ({ method, path }))),
    ...WRITES.flatMap((method) => [
      ...bodies.map((text) => ({ method, path: plain, type: TYPES[0], body: text })),
      ...TYPES.map((type) => ({ method, path: plain, type, body: '{}' })),
    ]),
  ];
}

/** Sends a call and reads its response, of event streams only the head. @returns its status */
function statusOf(url: string, { method, path, type, body }: ExtremeCall): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({
      hostname,
      port,
      method,
      path,
      agent: false,
      headers: type === undefined ? {} : { 'content-type': type },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const { statusCode = 0, headers } = response;
      if (headers['content-type'] === 'text/event-stream') response.destroy();
      const isDocumented = statusCode !== 503 || headers['retry-after'] !== undefined;
      response.resume().on('close', () => resolve(isDocumented ? statusCode : 500));
    });
    sent.end(body);
  });
}

const MAX_IN_FLIGHT = 8;

/** Sends calls concurrently. @returns those that failed, or got a 5xx other than 503 with Retry-After */
export async function faultsOf(url: string, calls: ExtremeCall[]): Promise<string[]> {
  const faults: string[] = [];
  const tell = ({ method, path, type, body = '' }: ExtremeCall, what: unknown) =>
    faults.push(`${method} ${path.slice(0, 150)} ${type ?? ''} ${body.slice(0, 100)}: ${what}`);
  const queue = calls.values();
  await Promise.all(
    Array.from({ length: MAX_IN_FLIGHT }, async () => {
      for (const call of queue) {
        const status = await statusOf(url, call).catch(String);
        if (typeof status === 'string' || (status >= 500 && status !== 503)) tell(call, status);
      }
    }),
  );
  return faults;
}
