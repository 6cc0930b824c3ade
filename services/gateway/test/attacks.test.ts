import { expect, test } from '@jest/globals';
import { ask, askRaw } from './support/ask';
import { attacks } from './support/attacks';
import { startGateway } from './support/gateway';
import { HOSTILE_PICTURE } from './support/pack';

const site = await startGateway();

test.each(attacks)('%s is answered safely', async (_what, call, expected) => {
  const { status, headers, body } = await ask(site.url, call);
  expect(status).toBe(expected);
  expect(body).not.toMatch(/<script>alert|root:x:|"workspaces"|exports\.screens|(https?:|")\/\/evil/);
  expect(JSON.stringify(headers)).not.toMatch(/<script>|\\r|\\n|"admin"/);
  expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  // Only a page view that was stored begins a session (D-62).
  const session = /^session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/;
  const isView = call.path === '/api/analytics/pageview' && status === 200;
  for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toMatch(isView ? session : /^$/);
  if (call.headers?.origin) expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  if (status === 400) {
    const error = { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) };
    expect(JSON.parse(body)).toMatchObject({ error });
  }
});

test('an SVG picture opened as a page runs nothing and reaches nothing', async () => {
  const picture = { path: `/images/${HOSTILE_PICTURE}?w=1200`, headers: { accept: 'image/svg+xml' } };
  const { headers, body } = await ask(site.url, picture);
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(body).toContain('<script>');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  );
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
  const subscriptions = await site.database.client
    .db('guide_discover')
    .collection('subscriptions')
    .find()
    .toArray();
  // The one write that is no attack on the stored data: plain JSON that says it is of another character set.
  expect(subscriptions.map(({ email }) => email)).toEqual(['a@guide.example']);
  expect(Object.keys(subscriptions[0]!).sort()).toEqual(['_id', 'email', 'subscribedAt', 'unsubscribeToken']);
  const health = await ask(site.url, { path: '/api/health' });
  expect(JSON.parse(health.body).status).toBe('ok');
  expect(site.child.exitCode).toBeNull();
});
