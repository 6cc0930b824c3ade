import { london } from '@guide/service-kit/testing';
import { service as pubs } from '@guide/service-pubs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { ask } from './support/ask';
import { startGatewayOn, startTestGateway, type TestGateway } from './support/gateway';

let site: TestGateway;
let apart: Awaited<ReturnType<typeof startGatewayOn>>;
let elsewhere: FastifyInstance;
let url: string;
let seen: { from: string; id: unknown } | undefined;
beforeAll(async () => {
  site = await startTestGateway();
  elsewhere = await pubs.buildApp({ mongoUrl: site.database.url, packFolder: london, trustProxy: true });
  elsewhere.addHook('onRequest', async ({ ip, headers, url, raw }) => {
    seen = { from: ip, id: headers['x-request-id'] };
    if (url === '/api/pubs/0') raw.socket.destroy();
  });
  const PUBS_URL = await elsewhere.listen({ port: 0, host: '127.0.0.1' });
  apart = await startGatewayOn(site.database, { PUBS_URL });
  url = await apart.ready;
}, 60_000);
afterAll(async () => {
  await elsewhere.close();
  await apart.end();
  await site.remove();
});

test.each(['/api/pubs', '/api/pubs/1', '/api/pubs/999999', '/api/pubs/none'])(
  '%s is answered by an HTTP backend as by an in-process one, security headers and all',
  async (path) => {
    const call = { path, headers: { 'x-request-id': 'the-same' } };
    const [far, near] = await Promise.all([ask(url, call), ask(site.url, call)]);
    const sending = { date: '', 'content-length': '', 'transfer-encoding': '' };
    expect({ ...far.headers, ...sending }).toEqual({ ...near.headers, ...sending });
    expect([far.status, far.body]).toEqual([near.status, near.body]);
  },
);

test("an HTTP backend sees the request's id, and the address that the gateway knows, not what a visitor wrote", async () => {
  const { headers } = await ask(url, { path: '/api/pubs', headers: { 'x-forwarded-for': '192.0.2.9' } });
  expect(seen).toEqual({ from: '127.0.0.1', id: headers['x-request-id'] });
});

test('an HTTP backend that breaks off is 503 with Retry-After in the one error body', async () => {
  const { status, headers, body } = await ask(url, { path: '/api/pubs/0' });
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(JSON.parse(body).error).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The pubs service does not answer',
    requestId: headers['x-request-id'],
  });
});

test('an HTTP backend that is away costs its own calls only: 503 with Retry-After', async () => {
  await elsewhere.close();
  const away = await ask(url, { path: '/api/pubs' });
  expect(away.status).toBe(503);
  expect(away.headers).toMatchObject({ 'retry-after': '2', 'x-content-type-options': 'nosniff' });
  expect(JSON.parse(away.body).error).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    requestId: away.headers['x-request-id'],
  });
  expect((await ask(url, { path: '/api/listings' })).status).toBe(200);
  expect(JSON.parse((await ask(url, { path: '/api/health' })).body).status).toBe('degraded');
});
