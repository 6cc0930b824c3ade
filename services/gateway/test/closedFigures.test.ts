import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import { denyAnalytics } from '../src/embed/closed';
import { createToken, revokeToken } from '../src/embed/manage';
import { hashOf, ID_LENGTH } from '../src/embed/tokens';
import { ask } from './support/ask';
import { startGateway } from './support/gateway';
import { keysOf } from './support/signing';
import { buildOf, openTeam } from './support/uploads';

const TEAM = 'https://team.example';

/** The names of this machine, under each of which a guide without ORIGIN is opened. */
const NAMES = ['localhost', '127.0.0.1'];

const site = await startGateway({ ANALYTICS_ACCESS: 'token', MODULE_ORIGINS: 'http://localhost:4102' });
const { port } = new URL(site.url);
const GUIDE = site.url;
const db = site.database.client.db('guide_gateway');

const own = { 'sec-fetch-site': 'same-origin' };
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
  // Other ways to write the same addresses, and what is not there yet.
  '/api/analytics/%74op-pages',
  '/%61pi/analytics/top-pages',
  '/api/%61nalytics/recent',
  '/api/analytics/top-pages?',
  '/api/analytics/a-later-call',
  '/api/analytics',
])('D-21 closed figures need a token: %s', async (path) => {
  const answer = await read(path, own);
  expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([401, 'ANALYTICS_CLOSED']);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
  expect((await read(path, own, 'HEAD')).status).toBe(401);
});

test.each([
  '//api/analytics/top-pages',
  '/API/analytics/top-pages',
  '/api//analytics/top-pages',
  '/api/analytics/../analytics/top-pages',
])('D-21 %s is no way around', async (path) => {
  expect((await read(path, own)).status).toBeGreaterThanOrEqual(400);
});

test('D-21 what visitors send is still counted', async () => {
  const body = { path: '/', referrer: '', userAgent: 'a browser' };
  const answer = await ask(site.url, { method: 'POST', path: '/api/analytics/pageview', headers: own, body });
  expect(answer.status).toBe(200);
});

test('D-21 a token for the guide itself opens its own calls, from its own pages only', async () => {
  const token = await make([GUIDE]);
  const bearer = { authorization: `Bearer ${token}` };
  const path = '/api/analytics/top-pages';
  expect((await read(path, { ...own, ...bearer })).status).toBe(200);
  expect((await read(path, bearer)).status).toBe(401);
  expect((await read(path, { ...bearer, origin: TEAM })).status).toBe(401);
  await revokeToken(db, token);
  expect((await read(path, { ...own, ...bearer })).status).toBe(401);
});

test('D-21 a token of one panel, or of another site, does not open them', async () => {
  for (const token of [await make([GUIDE], ['top-pages']), await make([TEAM])]) {
    const headers = { ...own, authorization: `Bearer ${token}` };
    expect((await read('/api/analytics/top-pages', headers)).status).toBe(401);
  }
});

test('D-21 a token of another site goes on reading through the embedding', async () => {
  const headers = { origin: TEAM, authorization: `Bearer ${await make([TEAM])}` };
  expect((await read('/embed/api/analytics/top-pages', headers)).status).toBe(200);
});

test('D-21 pages are rendered without closed figures, and with everything else', async () => {
  const asked: string[] = [];
  const fetch = denyAnalytics(async (url) => {
    asked.push(url);
    return new Response('[]');
  });
  expect((await fetch('/api/analytics/summary?period=day')).status).toBe(401);
  expect((await fetch('/api/listings')).status).toBe(200);
  expect(asked).toEqual(['/api/listings']);
});

test('D-18 D-21 the stream of visitors needs a token, too, and ends with it', async () => {
  const { hostname, port } = new URL(site.url);
  const path = '/api/analytics/live';
  expect((await read(path, own)).status).toBe(401);
  const panel = { ...own, authorization: `Bearer ${await make([GUIDE], ['figures'])}` };
  expect((await read(path, panel)).status).toBe(401);
  const token = await make([GUIDE]);
  const headers = { ...own, authorization: `Bearer ${token}` };
  const [stream] = await once(request({ hostname, port, path, headers }).end(), 'response');
  let said = '';
  stream.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  while (!said.includes('event: visitors')) await once(stream, 'data');
  const ended = once(stream, 'end');
  await revokeToken(db, token);
  await ended;
  expect(said).toMatch(/event: refused\ndata: EMBED_TOKEN_REVOKED\n\n$/);
});

/** Asks as a page of this machine does, which was opened under that name. */
const from = (name: string, path: string, token: string, headers = {}) => {
  const page = { host: `${name}:${port}`, 'sec-fetch-site': 'same-origin' };
  return ask(site.url, { path, headers: { ...page, authorization: `Bearer ${token}`, ...headers } });
};

test.each(NAMES)('D-21 without ORIGIN a frame at %s reads its figures', async (name) => {
  const token = await make([TEAM]);
  const frame = { 'embed-frame': hashOf(token).slice(0, ID_LENGTH) };
  expect((await from(name, '/embed/api/analytics/top-pages', token, frame)).status).toBe(200);
  expect((await from('evil.example', '/embed/api/analytics/top-pages', token, frame)).status).toBe(403);
});

test.each(NAMES)(
  'D-21 without ORIGIN a token for the guide at %s opens its figures under both names',
  async (name) => {
    const token = await make([`http://${name}:${port}`]);
    for (const asked of NAMES)
      expect((await from(asked, '/api/analytics/top-pages', token)).status).toBe(200);
    expect((await from('evil.example', '/api/analytics/top-pages', token)).status).toBe(401);
  },
);

test.each(NAMES)(
  'without ORIGIN the link of a preview names the address that was asked: %s',
  async (name) => {
    const team = await openTeam(keysOf(site.database));
    const url = `http://${name}:${port}`;
    const { status, body } = await team.preview(url, buildOf('other', `1.0.0-${name.length}`));
    expect([status, new URL(String(body.url)).origin]).toEqual([200, url]);
  },
);

test.each(NAMES)(
  'a module of a developer is taken from %s, by whichever name it is allowed',
  async (name) => {
    const origin = `http://${name}:4102`;
    const { headers, body } = await ask(site.url, { path: `/?module:pubs=${origin}/mf-manifest.json` });
    expect(headers['content-security-policy']).toContain(origin);
    expect(body).toContain(origin);
  },
);

test('D-21 open streams do not keep the gateway from ending, and its end is no refusal', async () => {
  const { hostname, port } = new URL(site.url);
  const headers = { origin: TEAM, authorization: `Bearer ${await make([TEAM], ['top-pages'])}` };
  const sent = request({ hostname, port, path: '/embed/api/state', headers }).end();
  const [stream] = await once(sent, 'response');
  let said = '';
  stream.setEncoding('utf8').on('data', (part: string) => {
    said += part;
  });
  const ends = Promise.all([once(stream, 'close'), once(site.child, 'exit')]);
  site.child.kill('SIGTERM');
  await ends;
  // A connection that the gateway does not end is cut in the end, and its answer is not complete.
  expect(stream.complete).toBe(true);
  expect(said).toBe('event: standing\ndata: \n\n');
});
