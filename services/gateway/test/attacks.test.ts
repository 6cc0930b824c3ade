import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask, askRaw } from './support/ask';
import { attacks } from './support/attacks';
import { startTestGateway, type TestGateway } from './support/gateway';

let site: TestGateway;
beforeAll(async () => {
  site = await startTestGateway();
}, 60_000);
afterAll(() => site.remove());

test('there are at least 60 attacks', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(60);
});

test.each(attacks)('%s is answered safely', async (_what, call, safe) => {
  const { status, headers, body } = await ask(site.url, call);
  expect(safe).toContain(status);
  expect(body).not.toMatch(/<script>alert|root:x:|"workspaces"|exports\.screens|(https?:|")\/\/evil/);
  expect(JSON.stringify(headers)).not.toMatch(/<script>|\\r|\\n|"admin"/);
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  if (status === 400) {
    const error = { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) };
    expect(JSON.parse(body)).toMatchObject({ error });
  }
});

test.each([
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
  [
    'a length beside chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['a line folded', 'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n'],
  ['NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
])('a request with %s, to smuggle another one, is refused', async (_what, bytes) => {
  const answer = await askRaw(site.url, bytes);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('what the attacks wrote is not there, and the site goes on', async () => {
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
  const health = await ask(site.url, { path: '/api/health' });
  expect(JSON.parse(health.body).status).toBe('ok');
  expect(site.child.exitCode).toBeNull();
});
