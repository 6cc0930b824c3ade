import { expect, test } from '@jest/globals';
import { ask, askRaw } from './support/ask';
import { startGateway } from './support/gateway';

const site = await startGateway();

test.each([
  ['/top-attractions/', '/top-attractions'],
  ['//top-attractions', '/top-attractions'],
  ['/top-attractions//?a=1&b=%2F', '/top-attractions?a=1&b=%2F'],
])('ROUTE-20 %s is redirected to the one address of its page', async (path, location) => {
  const answer = await ask(site.url, { path });
  expect([answer.status, answer.headers.location]).toEqual([308, location]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each(['/nowhere/', '//evil.example/', '/\\evil.example/', '/top-attractions'])(
  'ROUTE-18 %s is not redirected',
  async (path) => {
    const { status, headers } = await ask(site.url, { path });
    expect([200, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
  },
);

test.each(['/%E0', '/%E0%A4%A', '/%', '/top-attractions%', '/images/%E0', '/nowhere/%zz?a=%E0'])(
  'ROUTE-18 %s is Page Not Found, not an error of the framework',
  async (path) => {
    const { status, headers, body } = await ask(site.url, { path });
    expect(status).toBe(404);
    if (!path.startsWith('/images')) {
      expect(headers['content-type']).toContain('text/html');
      expect(body).toContain('<title>Page Not Found');
    }
  },
);

test('a query that cannot be decoded leaves its page as it is', async () => {
  expect((await ask(site.url, { path: '/top-attractions?area=%E0' })).status).toBe(200);
});

test('a call of the API whose address cannot be decoded keeps the one error body', async () => {
  const { status, body } = await ask(site.url, { path: '/api/%E0' });
  expect(status).toBe(400);
  expect(JSON.parse(body).error.code).toBe('INVALID_REQUEST');
});

test.each(['/api', '/api/', '/api/nothing', '/api/nothing/1?a=1', '/api/analytics', '/embed/api/nothing'])(
  '%s is no page: 404 with the one error body, by any method',
  async (path) => {
    for (const method of ['GET', 'POST', 'HEAD']) {
      const { status, headers, body } = await ask(site.url, { path, method });
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
      if (method !== 'HEAD')
        expect(JSON.parse(body)).toEqual({
          error: {
            code: 'NOT_FOUND',
            message: 'There is nothing at this address.',
            requestId: headers['x-request-id'],
          },
        });
    }
  },
);

test.each(['/apis', '/embed/apis/1', '/api-docs'])('%s is Page Not Found', async (path) => {
  const { status, body } = await ask(site.url, { path });
  expect([status, body.includes('<title>Page Not Found')]).toEqual([404, true]);
});

test.each([20_000, 200_000])('an address of %d characters gets a page that leads home', async (length) => {
  const answer = await askRaw(site.url, `GET /${'a'.repeat(length)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*content-type: text\/html/i);
  expect(answer).toMatch(/<title>Address Too Long \| \w+ Tourist Guide<\/title>[\s\S]*<a href="\/">/);
});

test('a call of the API with an address of 20,000 characters gets the one error body', async () => {
  const answer = await askRaw(
    site.url,
    `GET /api/search?query=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*"HEADERS_TOO_LARGE"/);
});
