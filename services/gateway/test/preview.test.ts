import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import cookies from '@fastify/cookie';
import { OFFLINE_CACHE_HEADER } from '@guide/contracts/site';
import { beforeAll, expect, jest, test } from '@jest/globals';
import Fastify from 'fastify';
import { createPreviewLinks } from '../src/previews/links';
import { openPreview, previews } from '../src/previews/previews';
import { ask, type HttpResponse } from './support/ask';
import { cookiesOfView } from './support/cookies';
import { startGateway } from './support/gateway';
import { keysOf } from './support/signing';
import { buildOf, openTeam, type Sent } from './support/uploads';

const PAGES = ['/', '/other', '/top-attractions', '/nothing-here'];
const site = await startGateway();
const team = await openTeam(keysOf(site.database));

const links = createPreviewLinks(site.database.client.db('guide_gateway'));
const signed = (more: object = {}, by = links) =>
  by.sign({ module: 'other', version: '2.0.0', expiresAt: Date.now() + 3_600_000, ...more });
const page = (to: string, cookie?: string, url = site.url): Promise<HttpResponse> =>
  ask(url, { path: to, headers: cookie ? { cookie } : {} });
/** A page's bytes without timestamps. */
const bytesOf = ({ body }: HttpResponse) => body.replace(/"(now|at)":\d+/g, '"$1":0');
const pages = async (cookie?: string) =>
  Object.fromEntries(await Promise.all(PAGES.map(async (to) => [to, bytesOf(await page(to, cookie))])));

let previewed: Sent;
/** The token for a preview of other 2.0.0, which is not live. */
let token: string;
/** Pages as visitors saw them before the preview. */
let before: Record<string, string>;
beforeAll(async () => {
  await team.upload(site.url, buildOf('other', '1.0.0', 'For everybody'));
  while (!(await page('/other')).body.includes('For everybody'));
  before = await pages();
  previewed = await team.preview(site.url, buildOf('other', '2.0.0', 'For the team'));
  token = new URL(String(previewed.body.url)).searchParams.get('preview')!;
});

/** Opens a link as a browser does. @returns the cookie that it sets */
async function open(link: string): Promise<string> {
  const { status, headers } = await page(link);
  expect([status, headers['cache-control']]).toEqual([303, 'no-store']);
  const [cookie] = headers['set-cookie']!;
  expect(cookie).toMatch(/^preview=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  return cookie!.split(';')[0]!;
}

test('a preview link shows the site with the release, rendered on the server, with a banner and not stored', async () => {
  expect(previewed).toMatchObject({ status: 200, body: { module: 'other', version: '2.0.0' } });
  const url = new URL(String(previewed.body.url));
  expect([url.origin, url.pathname]).toEqual([site.url, '/other']);
  const { headers } = await page(url.pathname + url.search);
  expect(headers.location).toBe('/other');
  const cookie = await open(url.pathname + url.search);

  const shown = await page('/other', cookie);
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(shown.body).toContain('<h1>For the team</h1>');
  expect(shown.body).toMatch(
    /<aside class="preview-banner" aria-label="Preview"><span>Preview of other 2\.0\.0 until [^<]+ GMT<\/span><a href="\?preview=off">Leave<\/a><\/aside>/,
  );
  expect(shown.body).toContain('data-worker="off"');
  // Other modules have their live releases.
  const home = await page('/', cookie);
  expect(home.body).toContain('<h1>Home</h1>');
  expect(home.body).toContain('Preview of other 2.0.0');
  // Devices store ordinary pages only.
  expect((await page('/')).headers[OFFLINE_CACHE_HEADER]).toBe('keep');
  expect(home.headers[OFFLINE_CACHE_HEADER]).toBe('no');
  // The browser's later requests get the preview as well.
  expect(JSON.parse((await page('/api/modules/live', cookie)).body)).toMatchObject({ other: '2.0.0' });
  const alternatives = JSON.parse((await page('/api/modules/other/releases', cookie)).body);
  expect(alternatives.map(({ version }: { version: string }) => version)).toEqual(['2.0.0']);
});

test("a link's query is kept without its token, and the banner ends the preview", async () => {
  const { headers } = await page(`/?page=2&preview=${token}&x=1`);
  expect(headers.location).toBe('/?page=2&x=1');
  const ended = await page('/other?preview=off', `preview=${token}`);
  expect([ended.status, ended.headers.location]).toEqual([303, '/other']);
  expect(ended.headers['set-cookie']![0]).toMatch(/^preview=; .*Expires=Thu, 01 Jan 1970/);
});

test('a preview link does not lead to another host', async () => {
  for (const start of ['//evil.example/', '/\\evil.example/', '///evil.example', '/\\/evil.example'])
    for (const preview of ['off', token]) {
      const { status, headers } = await page(`${start}?preview=${preview}`);
      expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/evil\.example/)]);
    }
});

test("other visitors' pages are identical before, during and after a preview", async () => {
  const cookie = await open(`/other?preview=${token}`);
  for (let round = 0; round < 2; round += 1) {
    const [previewed, ordinary] = await Promise.all([pages(cookie), pages()]);
    expect(ordinary).toEqual(before);
    for (const to of PAGES) expect(previewed[to]).not.toBe(before[to]);
  }
  expect(await pages()).toEqual(before);
  expect(JSON.parse((await page('/api/modules/live')).body)).toMatchObject({ other: '1.0.0' });
  expect((await page('/api/modules')).body).not.toContain('2.0.0');
});

test('a visitor with a preview is not counted, has no vote and is not assigned to a canary', async () => {
  await team.upload(site.url, buildOf('other', '1.5.0', 'For some'), { percent: 50 });
  const cookie = `preview=${token}`;
  while (!(await page('/api/modules/live')).headers['set-cookie']);
  expect((await page('/other', cookie)).headers['set-cookie']).toBeUndefined();
  expect((await page('/api/modules/live', cookie)).headers['set-cookie']).toBeUndefined();

  const begin = (module: string, version: string, headers: Record<string, string>) => {
    const body = { module, version, page: 'a'.repeat(32) };
    return ask(site.url, { path: '/api/modules/pages', method: 'POST', headers, body });
  };
  expect((await begin('other', '2.0.0', { cookie })).body).toBe('{"token":null}');
  expect((await begin('discover', '1.0.0', { cookie })).body).toBe('{"token":null}');
  expect(JSON.parse((await begin('discover', '1.0.0', {})).body).token).toMatch(/\./);

  const hits = site.database.client.db('guide_analytics').collection('hits');
  const count = await hits.countDocuments();
  for (let times = 0; times < 2; times += 1) await cookiesOfView(site.url, { cookie });
  await cookiesOfView(site.url);
  while ((await hits.countDocuments()) === count);
  expect(await hits.countDocuments()).toBe(count + 1);
  const halted = await team.ask(site.url, '/api/releases/changes', { module: 'other', action: 'rollback' });
  expect(halted.status).toBe(200);
  while ((await page('/api/modules/live')).headers['set-cookie']);
});

/** A token with one changed character. */
const altered = (at: number) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
const elsewhere = createPreviewLinks(site.database.client.db('other_gateway'));

/** Invalid and expired preview links. */
const IGNORED: [what: string, token: () => Promise<string> | string][] = [
  ['an empty token', () => ''],
  ['an expired token', () => signed({ expiresAt: Date.now() - 1 })],
  ["another guide's token", () => signed({}, elsewhere)],
  ['a changed token', () => altered(0)],
  ['a token of 5,000 letters', () => 'A'.repeat(5000)],
  ['markup', () => '<script>alert(1)</script>'],
  ['a line break', () => 'a\r\nSet-Cookie: x=y'],
];

test.each(IGNORED)('%s does not open a preview: the ordinary page is shown', async (_what, make) => {
  const previewToken = await make();
  const response = await page(`/other?preview=${encodeURIComponent(previewToken)}`);
  expect([response.status, response.headers['set-cookie'], response.headers['x-set']]).toEqual([
    200,
    undefined,
    undefined,
  ]);
  expect(bytesOf(response)).toBe(before['/other']);
  if (/[^\w.=@/-]/.test(previewToken)) return;
  const withCookie = await page('/other', `preview=${previewToken}`);
  expect([withCookie.status, bytesOf(withCookie)]).toEqual([200, before['/other']]);
  expect(withCookie.headers['cache-control']).toBe('private, no-cache');
});

test('a preview of a revoked or missing release shows the ordinary page', async () => {
  const never = await signed({ version: '7.7.7' });
  expect(bytesOf(await page('/other', `preview=${never}`))).toBe(before['/other']);
  const owners = path.join(keysOf(site.database), 'owners.json');
  const text = await readFile(owners, 'utf8');
  await writeFile(owners, JSON.stringify({ ...JSON.parse(text), revokedReleases: ['other@2.0.0'] }));
  expect(bytesOf(await page('/other', `preview=${token}`))).toBe(before['/other']);
  await writeFile(owners, text);
  expect((await page('/other', `preview=${token}`)).body).toContain('<h1>For the team</h1>');
});

test('a preview ends when it expires', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  const short = await signed({ expiresAt: 2000 });
  now.mockReturnValue(1999);
  expect(await links.read(short)).toMatchObject({ version: '2.0.0' });
  now.mockReturnValue(2000);
  expect(await links.read(short)).toBeNull();
  now.mockRestore();
});

test('with TLS the preview cookie, valid on any gateway, is bound to the host', async () => {
  const options = { links, secure: true };
  const app = Fastify();
  await app.register(cookies);
  await app.register(previews, options);
  app.get('/open', async (_request, reply) => openPreview(options, token, reply));
  app.get('/', async ({ preview, headers }) => ({ preview, optsOut: headers['sec-gpc'] }));
  const { headers } = await app.inject('/open');
  expect(headers['set-cookie']).toMatch(
    /^__Host-preview=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
  const seen = async (cookie: string) => (await app.inject({ url: '/', headers: { cookie } })).json();
  expect(await seen(`__Host-preview=${token}`)).toMatchObject({
    preview: { version: '2.0.0' },
    optsOut: '1',
  });
  expect(await seen(`preview=${token}`)).toEqual({ preview: null });
  await app.close();
});

test('a preview needs the same checks as a release and lasts 1 to 72 hours', async () => {
  const sent = async (claims: object, build = buildOf('other', '6.0.0')) => {
    const { status, body } = await team.preview(site.url, build, claims);
    return [status, body.error?.code];
  };
  for (const hours of [0, -1, 73, 1.5, '1']) expect(await sent({ hours })).toEqual([401, 'NOT_SIGNED']);
  expect(await sent({ digest: 'A'.repeat(43) })).toEqual([400, 'INVALID_ARCHIVE']);
  const build = buildOf('other', '6.0.0');
  build.release.contract = '2.0.0';
  expect(await sent({}, build)).toEqual([422, 'RELEASE_REFUSED']);
});

test('a previewed release goes live without a second upload', async () => {
  const share = { module: 'other', action: 'share', version: '2.0.0', percent: 100, ramp: false };
  expect((await team.ask(site.url, '/api/releases/changes', share)).status).toBe(200);
  while (!(await page('/other')).body.includes('For the team'));
});
