import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from './support/ask';
import { startTestGateway, type TestGateway } from './support/gateway';

/** A pubs service on a port of its own that answers with what it was asked. */
let service: Server;
let site: TestGateway;

beforeAll(async () => {
  service = createServer((request, response) => {
    if (request.url === '/api/pubs/0') return void request.socket.destroy();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(request.headers));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  site = await startTestGateway({ PUBS_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await site.remove();
  service.close();
});

test("a service elsewhere is asked with the request's id and the visitor's true address", async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const { status, headers: given, body } = await ask(site.url, { path: '/api/pubs', headers });
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': given['x-request-id'],
  });
});

test('a service that breaks off is 503 with Retry-After in the one error body', async () => {
  const { status, headers, body } = await ask(site.url, { path: '/api/pubs/0' });
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(JSON.parse(body).error).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The pubs service does not answer',
    requestId: headers['x-request-id'],
  });
});

test('the other services go on', async () => {
  expect((await ask(site.url, { path: '/api/listings' })).status).toBe(200);
});
