import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@guide/service-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { buildProgram } from '../../../tooling/build/program.mjs';
import { healthRoutes } from '../src/api/health';
import { createAlerts } from '../src/canary/alerts';
import { CHECK_TIMEOUT_MS, MAX_HEAP_MB } from '../src/checks/check';
import { encode } from '../src/images/encode';
import { createQueue, MAX_WAITING } from '../src/images/queue';
import { rates } from '../src/security/rates';
import { reportRoutes } from '../src/security/reports';
import { originWarning, readSettings } from '../src/settings';
import { holidayWarning } from '../src/site';
import { testFolder } from './support/folder';

const folder = testFolder();

const NEEDED = { MONGODB_URL: 'mongodb://127.0.0.1', CITY_FOLDER: '/c', BUILD_FOLDER: '/b', DATA_DIR: '/d' };

/** Tests use the product's limits and times, and advance the clock. */
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  // An LRU cache treats a start time of 0 as unset.
  jest.advanceTimersByTime(1);
});
afterEach(() => {
  jest.useRealTimers();
});

const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('settings have the documented defaults', () => {
  const { addresses, ...settings } = readSettings(NEEDED);
  expect(settings).toEqual({
    ...NEEDED,
    PORT: 4000,
    HOST: '127.0.0.1',
    MONGODB_PREFIX: 'guide',
    MODULE_STORE: '/d/modules',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: [],
    CORS_ORIGINS: [],
    MODULE_ORIGINS: [],
    ANALYTICS_ACCESS: 'public',
    WRITE_RATE: 1200,
    NOT_FOUND_RATE: 600,
    RENDER_BUDGET_MS: 6000,
    READ_BUDGET_MS: 30_000,
    SERVICE_WORKER: 'on',
  });
  expect(Object.values(addresses).filter(Boolean)).toEqual([]);
});

test.each(['65536', '-1', '80.5'])('PORT %s stops the start with an error that names it', (PORT) => {
  expect(() => readSettings({ ...NEEDED, PORT })).toThrow('PORT');
});

test('API-20 an address, as of a hotel with a hundred guests, may write 1,200 times and request 600 missing pages per minute', async () => {
  const { WRITE_RATE, NOT_FOUND_RATE } = readSettings(NEEDED);
  const app = Fastify();
  await app.register(errors);
  await app.register(rates, { writes: WRITE_RATE, notFound: NOT_FOUND_RATE });
  app.post('/', async () => 'stored');
  app.get('/', async () => 'a page');
  const send = async (method: 'GET' | 'POST', url: string, remoteAddress: string) => {
    const { statusCode, headers } = await app.inject({ method, url, remoteAddress });
    return [statusCode, headers['retry-after']];
  };
  const write = () => send('POST', '/', '192.0.2.1');
  const missing = (address = '192.0.2.2') => send('GET', '/nowhere', address);
  for (let count = 0; count < 1200; count += 1) expect(await write()).toEqual([200, undefined]);
  expect(await write()).toEqual([429, '60']);
  // A missing page is counted after its response was sent, so one more is served.
  for (let count = 0; count < 601; count += 1) expect(await missing()).toEqual([404, undefined]);
  expect((await missing())[0]).toBe(429);
  expect(await missing('192.0.2.3')).toEqual([404, undefined]);
  expect((await send('GET', '/', '192.0.2.1'))[0]).toBe(200);
  await advance(59_000);
  expect((await write())[0]).toBe(429);
  await advance(1001);
  expect([(await write())[0], (await missing())[0]]).toEqual([200, 404]);
  await app.close();
});

test('at most 60 browser reports a minute and 10 per request are logged, with 200 characters per text', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  await app.register(reportRoutes);
  const send = (count: number) =>
    app.inject({
      method: 'POST',
      url: '/api/reports',
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify(Array(count).fill({ type: 'x'.repeat(500), body: {} })),
    });
  await send(11);
  expect(lines).toHaveLength(10);
  expect((lines[0]!.violation as { type: string }).type).toHaveLength(200);
  for (let count = 0; count < 10; count += 1) await send(10);
  expect(lines).toHaveLength(60);
  await advance(60_001);
  await send(1);
  expect(lines).toHaveLength(61);
  expect(lines[60]).toMatchObject({ dropped: 50 });
  await app.close();
});

test('24 pictures wait, a picture is given up after 20 s, and one over 40 million pixels is refused', async () => {
  expect(MAX_WAITING).toBe(24);
  const work = createQueue();
  const result = work(() => new Promise(() => {})).catch(({ statusCode, retryAfter }) => [
    statusCode,
    retryAfter,
  ]);
  await advance(19_999);
  expect(await Promise.race([result, new Promise((resolve) => setImmediate(resolve, 'pending'))])).toBe(
    'pending',
  );
  await advance(1);
  expect(await result).toEqual([503, 60]);

  const file = path.join(folder, 'large.svg');
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="5001"/>');
  await expect(encode(file, { width: 96, quality: 40, format: 'webp' })).rejects.toThrow('pixel limit');
});

const site = (bankHolidays: string[]) => ({ product: 'London', bankHolidays }) as never;

test('the start warns if bank holidays end within a year or have ended', () => {
  const days = ['2027-12-28', '2027-12-27', '2026-01-01'];
  const at = (day: string) => holidayWarning(site(days), Date.parse(day));
  expect(at('2026-12-28')).toBeNull();
  for (const day of ['2026-12-29', '2027-12-28', '2040-01-01'])
    expect(at(day)).toMatch(/^The bank holidays of London end on 2027-12-28: /);
  expect(holidayWarning(site([]), Date.now())).toBeNull();
});

test.each([
  ['127.0.0.1', undefined, false],
  ['localhost', undefined, false],
  ['::1', undefined, false],
  ['0.0.0.0', undefined, true],
  ['192.0.2.1', undefined, true],
  ['::', undefined, true],
  ['0.0.0.0', 'https://guide.example', false],
])('listening on %s with ORIGIN %s warns: %s', (HOST, ORIGIN, warns) => {
  expect(originWarning({ HOST, ORIGIN, PORT: 4000 })?.startsWith('ORIGIN is not set')).toBe(
    warns || undefined,
  );
});

test.each(['https://city.example/guide', 'http://127.0.0.1:8080/guide/'])(
  'ORIGIN %s, a path below the root, stops the start with one sentence',
  async (ORIGIN) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [await buildProgram('services/gateway/src/server.ts')],
      { encoding: 'utf8', env: { ...NEEDED, ORIGIN } },
    );
    const { pathname } = new URL(ORIGIN);
    expect([status, stderr]).toEqual([
      1,
      `The gateway did not start: ORIGIN is ${ORIGIN}: the guide cannot be served below a path such as ${pathname}. Give it its own host name, such as https://guide.example\n`,
    ]);
  },
);

test('a data folder that cannot be written stops the start with one sentence', async () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [await buildProgram('services/gateway/src/server.ts')],
    {
      encoding: 'utf8',
      env: { ...NEEDED, DATA_DIR: '/dev/null/data' },
    },
  );
  expect([status, stderr]).toEqual([
    1,
    'The gateway did not start: DATA_DIR /dev/null/data cannot be written (ENOTDIR).\n',
  ]);
});

test('health is degraded, with status 200, while a stable release cannot be rendered', async () => {
  const healthWhen = async (isRendering: boolean) => {
    const app = Fastify();
    await app.register(healthRoutes([], async () => isRendering));
    const { statusCode, json } = await app.inject('/api/health');
    return [statusCode, json().status];
  };
  expect(await healthWhen(true)).toEqual([200, 'ok']);
  expect(await healthWhen(false)).toEqual([200, 'degraded']);
});

test('an alert is posted at most three times, with pauses of 1 and 2 s and 5 s per attempt', async () => {
  const log = { error() {}, warn() {} } as unknown as FastifyBaseLogger;
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const post = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500 }));
  const alert = {
    event: 'canary-halted',
    module: 'pubs',
    version: '2',
    owner: 'Team pubs',
    text: '',
  } as const;
  const sent = createAlerts('https://chat.example/hook', log)(alert);
  const posts = [];
  for (const ms of [0, 999, 1, 1999, 1, 60_000]) {
    await advance(ms);
    posts.push(post.mock.calls.length);
  }
  await sent;
  expect(posts).toEqual([1, 1, 2, 2, 3, 3]);
  const [address, request] = post.mock.calls[0]!;
  expect([address, JSON.parse(String(request?.body))]).toEqual(['https://chat.example/hook', alert]);
  expect(timeout.mock.calls).toEqual([[5000], [5000], [5000]]);
  jest.restoreAllMocks();
});

test('the check of an upload may take 55 s and 384 MB', () => {
  expect([CHECK_TIMEOUT_MS, MAX_HEAP_MB]).toEqual([55_000, 384]);
});
