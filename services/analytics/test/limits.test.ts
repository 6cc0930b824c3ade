import { london, startTestDatabase } from '@guide/service-kit/testing';
import { afterAll, expect, test } from '@jest/globals';
import { buildApp } from '../src/app';
import { insertHits } from '../src/hits';
import { poster } from './calls';
import { view } from './figures';

const database = await startTestDatabase();
afterAll(async () => {
  delete process.env.WRITE_RATE;
  await database.remove();
});

const build = (rate: string, trustProxy: string[] = []) => {
  process.env.WRITE_RATE = rate;
  return buildApp({ mongoUrl: database.url, packFolder: london, trustProxy });
};

test('D-58 an address that writes too often gets 429 with Retry-After and can still read', async () => {
  const app = await build('3');
  const view = () => poster(app)('pageview', { path: '/' });
  expect((await Promise.all([view(), view(), view()])).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200,
  ]);
  const refused = await view();
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error.code).toBe('TOO_MANY_REQUESTS');
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await app.inject('/api/analytics/top-pages')).json()).toEqual([{ path: '/', count: 3 }]);
  await app.close();
});

test('D-58 the limits per minute and per hour count messages, not requests', async () => {
  const app = await build('300');
  const send = async (count: number) =>
    (await poster(app)('batch', { views: Array.from({ length: count }, () => ({ path: '/' })) })).statusCode;
  const counted = async () =>
    (await app.inject('/api/analytics/top-pages')).json().find(({ path }: { path: string }) => path === '/')
      .count;
  const before = await counted();
  for (let sent = 0; sent < 300; sent += 50) expect(await send(50)).toBe(200);
  expect(await send(1)).toBe(429);
  expect(await counted()).toBe(before + 300);
  await app.close();

  const patient = await build('100000');
  const postOptedOut = (path: string, body: object) => poster(patient)(path, body, { dnt: '1' });
  const messages = { views: Array.from({ length: 50 }, () => ({ path: '/' })) };
  for (let sent = 0; sent < 6000; sent += 50)
    expect((await postOptedOut('batch', messages)).statusCode).toBe(200);
  const refused = await postOptedOut('pageview', { path: '/' });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  await patient.close();
});

test('D-58 behind a trusted proxy each visitor has a separate limit; without a proxy the header is ignored', async () => {
  for (const [trustProxy, last] of [
    [['loopback'], 200],
    [[], 429],
  ] as [string[], number][]) {
    const app = await build('1', trustProxy);
    const from = (address: string) => poster(app)('pageview', { path: '/' }, { 'x-forwarded-for': address });
    expect((await from('192.0.2.1')).statusCode).toBe(200);
    expect((await from('192.0.2.1')).statusCode).toBe(429);
    expect((await from('192.0.2.2')).statusCode).toBe(last);
    await app.close();
  }
});

test('D-58 all addresses of an IPv6 network share a limit', async () => {
  const app = await build('1', ['loopback']);
  const from = (address: string) => poster(app)('pageview', { path: '/' }, { 'x-forwarded-for': address });
  expect((await from('2001:db8:1:2::1')).statusCode).toBe(200);
  expect((await from('2001:db8:1:2:ffff::9')).statusCode).toBe(429);
  await app.close();
});

test('D-58 queries without time left get 429 for their network only', async () => {
  process.env.INSIGHTS_BUDGET_MS = '1';
  const app = await build('0');
  delete process.env.INSIGHTS_BUDGET_MS;
  const hits = Array.from({ length: 100 }, (_, number) =>
    view(`budget ${number}`, `v${number}`, '2099-06-01T10:00:00Z'),
  );
  await insertHits(await app.database(), hits);
  const status = async (remoteAddress: string) => {
    const url = '/api/analytics/insights?from=2099-06-01&to=2099-06-01&device=phone&kind=home';
    return (await app.inject({ url, remoteAddress })).statusCode;
  };
  const responses = new Set<number>();
  for (let sent = 0; sent < 40 && !responses.has(429); sent += 1)
    responses.add(await status(`2001:db8::ff:${sent}`));
  expect([...responses]).toEqual([200, 429]);
  expect(await status('2001:db8:1::1')).toBe(200);
  await app.close();
});

test.each(['WRITE_RATE', 'INSIGHTS_BUDGET_MS'])(
  'D-58 a limit that is not a number stops the start with an error that names %s',
  async (setting) => {
    const before = process.env[setting];
    process.env[setting] = 'many';
    try {
      await expect(buildApp({ mongoUrl: database.url, packFolder: london })).rejects.toThrow(setting);
    } finally {
      if (before === undefined) delete process.env[setting];
      else process.env[setting] = before;
    }
  },
);
