import { expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { defineService, httpError, route } from '../src';
import type { Database } from '../src/database/open';
import { health } from '../src/plugins/health';
import type { ServiceDefinition } from '../src/service';
import { packWith, startService } from './support';

const text = (path: string) => ({
  method: 'GET' as const,
  path,
  response: Type.Object({ text: Type.String() }),
});

const service = defineService({
  name: 'kit',
  seed: async (_db, pack) => {
    await pack.read('site.json');
  },
  routes(app) {
    route(app, text('/long'), async () => ({ text: 'word '.repeat(1000), hidden: true }));
    route(app, text('/short'), async () => ({ text: 'word' }));
    route(app, text('/broken'), async () => {
      throw new Error('password=secret');
    });
    route(app, text('/refused'), async () => {
      throw httpError(409, 'TAKEN', 'That is taken.');
    });
  },
});

const { app, database } = await startService(service, { corsOrigins: ['https://other.example'] });

test('a response has only the fields of its contract', async () => {
  expect(Object.keys((await app.inject('/long')).json())).toEqual(['text']);
});

test.each(['br', 'gzip'])('a body over 1 KB is compressed with %s, a short one is not', async (encoding) => {
  const headers = { 'accept-encoding': encoding };
  const long = await app.inject({ url: '/long', headers });
  expect(long.headers['content-encoding']).toBe(encoding);
  expect(long.headers.vary).toMatch(/accept-encoding/i);
  expect(long.rawPayload.length).toBeLessThan(500);
  expect((await app.inject({ url: '/short', headers })).headers['content-encoding']).toBeUndefined();
});

test('D-59 a compressed response can be revalidated with its ETag', async () => {
  const headers = { 'accept-encoding': 'br' };
  const { etag } = (await app.inject({ url: '/long', headers })).headers;
  const again = await app.inject({ url: '/long', headers: { ...headers, 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
});

test('a safe request id is adopted, an unsafe one replaced', async () => {
  const idFor = async (requestId: string) =>
    (await app.inject({ url: '/short', headers: { 'x-request-id': requestId } })).headers['x-request-id'];
  expect(await idFor('page-7.a_B')).toBe('page-7.a_B');
  for (const unsafe of ['a b', '', 'x'.repeat(65), '"><script>']) {
    expect(await idFor(unsafe)).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a bug results in 500 without details of the cause', async () => {
  const result = await app.inject({ url: '/broken', headers: { 'x-request-id': 'r1' } });
  expect(result.statusCode).toBe(500);
  expect(result.headers['cache-control']).toBe('no-store');
  expect(result.json()).toEqual({
    error: { code: 'INTERNAL', message: 'Something went wrong on our side.', requestId: 'r1' },
  });
});

test('an error of a service keeps its status and code', async () => {
  const result = await app.inject('/refused');
  expect(result.statusCode).toBe(409);
  expect(result.json().error).toMatchObject({ code: 'TAKEN', message: 'That is taken.' });
});

test.each(['/nowhere', '/short/', '/%E0%A4%A'])('%s has the standard error body', async (url) => {
  const result = await app.inject(url);
  expect([400, 404]).toContain(result.statusCode);
  expect(result.json()).toEqual({
    error: { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) },
  });
  expect(result.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': result.json().error.requestId,
  });
});

test('only pages of the configured origins may call', async () => {
  const allowed = async (origin: string) =>
    (await app.inject({ url: '/short', headers: { origin } })).headers['access-control-allow-origin'];
  expect(await allowed('https://other.example')).toBe('https://other.example');
  expect(await allowed('https://evil.example')).toBeUndefined();
});

test('health reports the service and its database', async () => {
  const result = await app.inject('/health');
  expect([result.statusCode, result.json()]).toEqual([200, { service: 'kit', status: 'ok', database: 'up' }]);
});

test.each([
  { up: true, full: false, answersWithoutDatabase: false, code: 200, status: 'ok' },
  { up: true, full: true, answersWithoutDatabase: false, code: 200, status: 'degraded' },
  { up: false, full: false, answersWithoutDatabase: true, code: 200, status: 'degraded' },
  { up: false, full: false, answersWithoutDatabase: false, code: 503, status: 'down' },
])(
  'with a database that is up: $up, full: $full, readable without it: $answersWithoutDatabase, health is $status',
  async ({ up, full, answersWithoutDatabase, code, status }) => {
    const server = Fastify() as unknown as FastifyInstance;
    server.decorate('copies', []);
    await server.register(health, {
      database: { isUp: async () => up, isFull: async () => full } as unknown as Database,
      service: { name: 'kit', health: () => ({ answersWithoutDatabase }) } as unknown as ServiceDefinition,
    });
    const result = await server.inject('/health');
    expect([result.statusCode, result.json().status, result.json().database]).toEqual([
      code,
      status,
      up ? 'up' : 'down',
    ]);
    expect(result.json().details?.writes).toBe(full ? 'refused: no room left' : undefined);
    expect(result.headers['cache-control']).toBe('no-store');
    await server.close();
  },
);

test('a faulty pack stops the start with an error that names the file', async () => {
  const packFolder = await packWith({ 'site.json': { product: 5 } as never });
  await expect(service.buildApp({ mongoUrl: database.url, packFolder })).rejects.toThrow('site.json');
});
