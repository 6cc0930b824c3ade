import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Db, MongoClient } from 'mongodb';
import { createToken, listTokens, revokeToken, SHORT } from '../src/embed/tokens';
import { ask } from './support/ask';
import { startTestGateway, type TestGateway } from './support/gateway';

const TEAM = 'https://team.example';
const OTHER = 'https://other.example';
let site: TestGateway;
let client: MongoClient;
let db: Db;
let token: string;

beforeAll(async () => {
  site = await startTestGateway();
  client = await new MongoClient(site.database.url).connect();
  db = client.db('guide_gateway');
  token = await createToken(db, [TEAM, `${TEAM}/`]);
});
afterAll(async () => {
  await client.close();
  await site.remove();
});

const page = (query: string, headers = {}) => ask(site.url, { path: `/embed/analytics?${query}`, headers });
const call = (path: string, headers = {}) => ask(site.url, { path: `/embed/api${path}`, headers });
const framedBy = (origin: string) => ({ 'sec-fetch-dest': 'iframe', referer: `${origin}/page` });

test('D-21 the frame may be shown by the origins of its token and sets no cookie', async () => {
  const { status, headers, body } = await page(`token=${token}&theme=dark`, framedBy(TEAM));
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toMatch(/frame-ancestors https:\/\/team\.example$/);
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toMatch(
    /<html lang="en-GB" data-theme="dark">.*<script [^>]*src="\/embed\/frame\.js"[^>]*integrity="sha384-/,
  );
});

test.each([
  ['no token', () => page('', framedBy(TEAM))],
  ['an unknown token', () => page('token=nothing', framedBy(TEAM))],
  ['another origin', () => page(`token=${token}`, framedBy(OTHER))],
])('D-21 the frame is refused without data: %s', async (_why, answer) => {
  const { status, body } = await answer();
  expect(status).toBe(403);
  expect(body).toContain('Not shared with this page');
  expect(body).not.toContain('<script');
});

test('D-21 an unknown theme changes nothing', async () => {
  expect((await page(`token=${token}&theme="><script>`)).body).toContain('<html lang="en-GB">');
});

test.each(['/analytics/top-pages', '/analytics/popular-listings', '/analytics/recent', '/site'])(
  'D-21 %s is read by a page of the token',
  async (path) => {
    const { status, headers, body } = await call(`${path}?token=${token}`, { origin: TEAM });
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(TEAM);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(JSON.parse(body)).toBeDefined();
  },
);

test('D-21 the query of a call goes with it, its token does not', async () => {
  const { status, body } = await call(`/analytics/summary?period=nonsense&token=${token}`, { origin: TEAM });
  expect(status).toBe(400);
  expect(JSON.parse(body).error.message).toContain('period');
});

test.each([
  ['another origin', () => call(`/analytics/top-pages?token=${token}`, { origin: OTHER })],
  ['no token', () => call('/analytics/top-pages', { origin: TEAM })],
])('D-21 figures are refused: %s', async (_why, answer) => {
  const { status, headers, body } = await answer();
  expect(status).toBe(403);
  expect(JSON.parse(body).error.code).toBe('EMBED_REFUSED');
  expect(headers['access-control-allow-origin']).not.toBe(OTHER);
});

test("D-21 the kit's files may be loaded by any page, and /embed.js leads to the element", async () => {
  const { headers } = await ask(site.url, { path: '/embed/frame.js' });
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
  });
  const element = await ask(site.url, { path: '/embed.js' });
  expect([element.status, element.headers.location]).toEqual([302, '/embed/embed.js']);
});

test('D-21 a token is kept as its hash, listed, and ended at once', async () => {
  const second = await createToken(db, [OTHER]);
  const listed = await listTokens(db);
  expect(listed.map(({ origins }) => origins)).toEqual([[TEAM], [OTHER]]);
  expect(JSON.stringify(listed)).not.toContain(second);
  expect((await page(`token=${second}`, framedBy(OTHER))).status).toBe(200);
  await revokeToken(db, listed[1]!._id.slice(0, SHORT));
  expect((await page(`token=${second}`, framedBy(OTHER))).status).toBe(403);
  await expect(revokeToken(db, second)).rejects.toThrow('0 standing tokens');
});

test.each([[], ['team.example'], ['ftp://team.example'], [`${TEAM}/page`], ['*']])(
  'D-21 a token needs whole origins: %s',
  async (...origins) => {
    await expect(createToken(db, origins)).rejects.toThrow(/origin/);
  },
);
