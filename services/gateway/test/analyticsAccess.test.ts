import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { denyAnalytics } from '../src/embed/analyticsAccess';
import { createToken, revokeToken } from '../src/embed/manage';
import { hashOf, ID_LENGTH } from '../src/embed/tokens';
import { ask } from './support/ask';
import { cookiesOfView } from './support/cookies';
import { startGateway } from './support/gateway';
import { keysOf } from './support/signing';
import { hear, openStream } from './support/stream';
import { buildOf, openTeam } from './support/uploads';

const TEAM = 'https://team.example';

/** Names under which visitors of this machine open a guide without ORIGIN. */
const NAMES = ['localhost', '127.0.0.1'];

const site = await startGateway({ ANALYTICS_ACCESS: 'token', MODULE_ORIGINS: 'http://localhost:4102' });
const { port } = new URL(site.url);
const GUIDE = site.url;
const db = site.database.client.db('guide_gateway');

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const make = async (origins: string[], panels: string[] = []) =>
  (await createToken(db, { label: 'Analysts', origins, panels })).token;
const read = (path: string, headers: Record<string, string>, method = 'GET') =>
  ask(site.url, { path, method, headers });

test.each([
  '/api/analytics/top-pages',
  '/api/analytics/popular-listings',
  '/api/analytics/summary?period=week',
  '/api/analytics/recent',
  '/api/analytics/live',
  // Other spellings of the same paths, and a missing route.
  '/api/analytics/%74op-pages',
  '/%61pi/analytics/top-pages',
  '/api/%61nalytics/recent',
  '/api/analytics/top-pages?',
  '/api/analytics/a-later-call',
  '/api/analytics',
])('D-21 closed analytics need a token: %s', async (path) => {
  const response = await read(path, sameOrigin);
  expect([response.status, JSON.parse(response.body).error.code]).toEqual([401, 'ANALYTICS_CLOSED']);
  expect(response.headers['www-authenticate']).toBe('Bearer');
  expect((await read(path, sameOrigin, 'HEAD')).status).toBe(401);
});

const MISSING_PAGE = '<title>Page Not Found | ';
test.each([
  ['//api/analytics/top-pages', 404, MISSING_PAGE],
  ['/API/analytics/top-pages', 404, MISSING_PAGE],
  ['/api//analytics/top-pages', 404, '"code":"NOT_FOUND"'],
  ['/api/analytics/../analytics/top-pages', 401, '"code":"ANALYTICS_CLOSED"'],
])('D-21 %s does not bypass the token', async (path, status, body) => {
  expect(await read(path, sameOrigin)).toMatchObject({ status, body: expect.stringContaining(body) });
});

test("D-21 visitors' events are still counted", async () => {
  expect(await cookiesOfView(site.url, sameOrigin)).toHaveLength(1);
});

test('D-21 a token for the guide opens its analytics, from its pages only', async () => {
  const token = await make([GUIDE]);
  const bearer = { authorization: `Bearer ${token}` };
  const path = '/api/analytics/top-pages';
  expect((await read(path, { ...sameOrigin, ...bearer })).status).toBe(200);
  expect((await read(path, bearer)).status).toBe(401);
  expect((await read(path, { ...bearer, origin: TEAM })).status).toBe(401);
  await revokeToken(db, token);
  expect((await read(path, { ...sameOrigin, ...bearer })).status).toBe(401);
});

test("D-21 a token of one panel or another site does not open the guide's analytics", async () => {
  for (const token of [await make([GUIDE], ['top-pages']), await make([TEAM])]) {
    const headers = { ...sameOrigin, authorization: `Bearer ${token}` };
    expect((await read('/api/analytics/top-pages', headers)).status).toBe(401);
  }
});

test('D-21 a token of another site still reads through the embed API', async () => {
  const headers = { origin: TEAM, authorization: `Bearer ${await make([TEAM])}` };
  expect((await read('/embed/api/analytics/top-pages', headers)).status).toBe(200);
});

test('D-21 pages are rendered without closed analytics and with everything else', async () => {
  const requested: string[] = [];
  const fetch = denyAnalytics(async (url) => {
    requested.push(url);
    return new Response('[]');
  });
  expect((await fetch('/api/analytics/summary?period=day')).status).toBe(401);
  expect((await fetch('/api/listings')).status).toBe(200);
  expect(requested).toEqual(['/api/listings']);
});

test('D-18 D-21 the stream of visitors also needs a token, and ends with it', async () => {
  const path = '/api/analytics/live';
  expect((await read(path, sameOrigin)).status).toBe(401);
  const panel = { ...sameOrigin, authorization: `Bearer ${await make([GUIDE], ['figures'])}` };
  expect((await read(path, panel)).status).toBe(401);
  const token = await make([GUIDE]);
  const stream = await openStream(site.url, path, { ...sameOrigin, authorization: `Bearer ${token}` });
  await hear(stream, 'event: visitors');
  const ended = once(stream, 'end');
  await revokeToken(db, token);
  await ended;
  expect(stream.received).toMatch(/event: refused\ndata: EMBED_TOKEN_REVOKED\n\n$/);
});

/** Sends a request as a page of this machine, opened under `name`. */
const from = (name: string, path: string, token: string, headers = {}) => {
  const page = { host: `${name}:${port}`, 'sec-fetch-site': 'same-origin' };
  return ask(site.url, { path, headers: { ...page, authorization: `Bearer ${token}`, ...headers } });
};

test.each(NAMES)('D-21 without ORIGIN a frame at %s reads its analytics', async (name) => {
  const token = await make([TEAM]);
  const frame = { 'embed-frame': hashOf(token).slice(0, ID_LENGTH) };
  expect((await from(name, '/embed/api/analytics/top-pages', token, frame)).status).toBe(200);
  expect((await from('evil.example', '/embed/api/analytics/top-pages', token, frame)).status).toBe(403);
});

test.each(NAMES)('D-21 without ORIGIN a token for the guide at %s works under both names', async (name) => {
  const token = await make([`http://${name}:${port}`]);
  for (const requested of NAMES)
    expect((await from(requested, '/api/analytics/top-pages', token)).status).toBe(200);
  expect((await from('evil.example', '/api/analytics/top-pages', token)).status).toBe(401);
});

test.each(NAMES)('without ORIGIN a preview link names the requested address: %s', async (name) => {
  const team = await openTeam(keysOf(site.database));
  const url = `http://${name}:${port}`;
  const { status, body } = await team.preview(url, buildOf('other', `1.0.0-${name.length}`));
  expect([status, new URL(String(body.url)).origin]).toEqual([200, url]);
});

test.each(NAMES)("a developer's module loads from %s, whichever of its names is allowed", async (name) => {
  const origin = `http://${name}:4102`;
  const { headers, body } = await ask(site.url, { path: `/?module:pubs=${origin}/mf-manifest.json` });
  expect(headers['content-security-policy']).toContain(origin);
  expect(body).toContain(origin);
});

test('D-21 open streams do not delay shutdown, and end without a refusal', async () => {
  const headers = { origin: TEAM, authorization: `Bearer ${await make([TEAM], ['top-pages'])}` };
  const stream = await openStream(site.url, '/embed/api/state', headers);
  const ends = Promise.all([once(stream, 'close'), once(site.child, 'exit')]);
  site.child.kill('SIGTERM');
  await ends;
  // If the gateway does not end a connection, it is cut and its response is incomplete.
  expect(stream.complete).toBe(true);
  expect(stream.received).toBe('event: valid\ndata: \n\n');
});
