import { errors, tooManyRequests, unavailable } from '@guide/service-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { errorPages } from '../src/pages/errorPages';

const app = Fastify();

beforeAll(async () => {
  await app.register(errors);
  await app.register(errorPages, { site: { locale: 'en-GB', product: 'London' } });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "style-src 'self'");
  });
  app.get('/busy', async () => {
    throw unavailable('Too many visitors at once.', 2);
  });
  app.get('/api/busy', async () => {
    throw unavailable('Too many visitors at once.', 2);
  });
  app.get('/often', async () => {
    throw tooManyRequests('Too many <requests> from your address.', 60);
  });
});
afterAll(() => app.close());

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  ['/busy', 503, '2', '<p>Too many visitors at once.</p>'],
  ['/often', 429, '60', '<p>Too many &lt;requests&gt; from your address.</p>'],
])('a visitor who opens %s gets a page that can be loaded again', async (url, status, wait, text) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: BROWSER });
  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
    status,
    wait,
    'text/html; charset=utf-8',
  ]);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(body)));
  expect(headers['content-security-policy']).toMatch(/^style-src 'sha256-[^']+' 'self'$/);
  expect(body).toContain(`<h1>Please Try Again</h1>${text}<p><a href="">Try again</a></p>`);
});

test.each([
  ['a script that requests a page', '/busy', { accept: '*/*' }],
  ['a browser that opens an API address', '/api/busy', BROWSER],
])('%s gets the JSON error body', async (_who, url, headers) => {
  const response = await app.inject({ url, headers });
  expect([response.statusCode, response.json().error.code]).toEqual([503, 'UNAVAILABLE']);
});

test('a visitor who opens a missing address keeps its own response', async () => {
  const { statusCode, headers } = await app.inject({ url: '/nothing', headers: BROWSER });
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});
