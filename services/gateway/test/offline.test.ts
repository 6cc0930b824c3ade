import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@guide/contracts/module/integrity';
import { cityClocks } from '@guide/contracts/site';
import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import sharp from 'sharp';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { OfflineBundle } from '../../../contracts/api/schemas/offline';
import { ReleaseManifest } from '../../../contracts/api/schemas/releases';
import { createOfflineImages } from '../src/offline/images';
import { manifestRoutes } from '../src/offline/manifest';
import { ask } from './support/ask';
import { startGateway, startGatewayOn, type TestGateway } from './support/gateway';
import { unsigned } from './support/signing';

const [site, off] = await Promise.all([startGateway(), startGateway({ SERVICE_WORKER: 'off' })]);

const packFile = async (name: string) =>
  JSON.parse(await readFile(path.join(site.folder, 'pack', name), 'utf8'));
const readBundle = async (url = site.url): Promise<OfflineBundle> =>
  (await fetch(`${url}/api/offline/bundle`)).json();
const keep = async (at: string, method = 'GET') =>
  (await ask(site.url, { path: at, method })).headers['x-guide-offline'];

test('D-37 the worker is revalidated, has the whole site as its scope and names its shell', async () => {
  const { status, headers, body } = await ask(site.url, { path: '/worker.js' });
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ]);
  expect(headers['service-worker-allowed']).toBe('/');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(body).toMatch(/^\/\/ Shell [0-9a-f]{10}\n/);
});

test('D-37 the download is prepared before the first visitor asks for it', async () => {
  const fresh = await startGatewayOn(site.database, { LOG_LEVEL: 'info' });
  try {
    await fresh.ready;
    await fresh.logged((line) => line.includes('The download is prepared'));
    expect(fresh.log.filter((line) => line.includes('/api/offline/bundle'))).toEqual([]);
  } finally {
    await fresh.end();
  }
});

test('D-37 a replaced picture is encoded again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-pictures-'));
  const file = path.join(folder, 'tower.svg');
  const pictures = createOfflineImages(folder);
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const first = await pictures.get('tower.svg');
  expect(await pictures.get('tower.svg')).toBe(first);
  await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>');
  expect((await pictures.get('tower.svg'))!.integrity).not.toBe(first!.integrity);
  await rm(folder, { recursive: true });
});

test('D-37 after a picture is replaced, the download has its hash and another id', async () => {
  const file = path.join(site.folder, 'pack/images/hostile.svg');
  const original = await readFile(file, 'utf8');
  const hashIn = ({ files }: OfflineBundle) =>
    files.find(({ url }) => url === '/app/pictures/hostile.svg')!.integrity;
  const before = await readBundle();
  await writeFile(file, original.replace('hacked', 'replaced'));
  let after = await readBundle();
  while (hashIn(after) === hashIn(before)) after = await readBundle();
  expect(after.id).not.toBe(before.id);
  await writeFile(file, original);
  while ((await readBundle()).id !== before.id);
});

test('D-37 a switched-off worker removes itself and its data, and pages register none', async () => {
  const { headers, body } = await ask(off.url, { path: '/worker.js' });
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain("addEventListener('fetch'");
  expect(body).not.toContain('indexedDB.databases');
  expect((await ask(off.url, { path: '/' })).body).toContain('data-worker="off"');
  expect((await ask(site.url, { path: '/' })).body).not.toContain('data-worker');
});

test('D-37 devices may store declared data, but no other calls, writes or undeclared pages', async () => {
  expect(await keep('/api/listings')).toBe('keep');
  expect(await keep('/api/listings/1')).toBe('keep');
  for (const at of [
    '/api/pubs',
    '/api/listings/1/2',
    '/api/analytics/summary?period=today',
    '/analytics',
    '/newsletter/confirm?token=1',
    '/embed/analytics',
  ])
    expect([at, await keep(at)]).toEqual([at, 'no']);
  expect(await keep('/api/listings', 'POST')).toBe('no');
});

test('D-37 no release can declare visits, analytics or subscriptions as storable', () => {
  const release = { ...unsigned('discover', '1.0.0'), site: 'x', signedAt: '2026-01-01T00:00:00Z' };
  const isManifest = (data: string[]) =>
    Check(ReleaseManifest as TSchema, { ...release, offline: { screens: [], data } });
  expect(isManifest(['listings'])).toBe(true);
  for (const call of ['recentVisits', 'summary', 'insights', 'subscribe', 'trackPageView', 'modules'])
    expect([call, isManifest([call])]).toEqual([call, false]);
});

test('D-37 every file of the download exists with its listed hash, and the download stays the same', async () => {
  const bundle = await readBundle();
  expect(Check(OfflineBundle as TSchema, bundle)).toBe(true);
  expect(new Set(bundle.files.map(({ part }) => part))).toEqual(new Set(['app', 'places', 'pictures']));
  for (const { url, integrity } of bundle.files) {
    const response = await fetch(site.url + url);
    expect([url, integrityOf(new Uint8Array(await response.arrayBuffer()))]).toEqual([url, integrity]);
  }
  expect(await readBundle()).toEqual(bundle);
});

test('D-37 the download states the stored number of places of each kind', async () => {
  const { counts, files } = await readBundle();
  const { url } = files.find(({ part }) => part === 'places')!;
  const listings: { category: string }[] = await (await fetch(site.url + url)).json();
  const stored = (kind: string) => listings.filter(({ category }) => category === kind).length;
  expect(counts).toEqual({
    attractions: stored('attraction'),
    restaurants: stored('restaurant'),
    pubs: stored('pub'),
  });
  expect(counts.pubs).toBe(10);
});

test('D-37 D-86 the download contains the synonyms, starting points and calendar for the search', async () => {
  const { headers, body } = await ask(site.url, { path: '/app/search-terms' });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const { synonyms, starts, calendar } = JSON.parse(body);
  expect(synonyms).toEqual(await packFile('synonyms.json'));
  expect(starts).toContainEqual(expect.objectContaining({ id: 'old-town-area', kind: 'area' }));
  const { timeZone, bankHolidays, holidays, center } = await packFile('site.json');
  expect(calendar).toEqual({ clockChanges: cityClocks(timeZone), bankHolidays, holidays, center });
});

test('D-37 two gateways with the same releases offer the same download', async () => {
  const filesOf = async ({ url }: TestGateway) =>
    (await readBundle(url)).files
      .filter((file) => /^\/(api|app\/search-terms)/.test(file.url))
      .map((file) => [file.url, file.integrity]);
  expect(await filesOf(site)).toEqual(await filesOf(off));
});

test('D-37 a language that the guide does not have is English', async () => {
  const read = async (path: string) => (await ask(site.url, { path })).body;
  for (const path of ['/app/page', '/app/search-terms', '/manifest.webmanifest'])
    expect([path, await read(`${path}?lang=de`)]).toEqual([path, await read(path)]);
  const { id, language } = JSON.parse(await read('/api/offline/bundle?lang=de')) as OfflineBundle;
  expect([id, language]).toEqual([(await readBundle()).id, undefined]);
});

test('D-37 the page of the download is empty and the same for all visitors', async () => {
  const page = async (headers: Record<string, string> = {}) =>
    (await ask(site.url, { path: '/app/page', headers })).body;
  expect(await page()).toContain('<div id="root"></div>');
  expect(await page({ cookie: 'theme=dark; saver=on' })).toBe(await page());
});

test('D-37 only pictures of the city pack can be downloaded', async () => {
  const status = async (name: string) => (await ask(site.url, { path: `/app/pictures/${name}` })).status;
  expect(await status('..%2Fsite.json')).toBe(404);
  expect(await status('missing.svg')).toBe(404);
});

describe('the web app manifest', () => {
  test('D-37 the manifest names the city, its shortcuts and the target of shared text', async () => {
    const { headers, body } = await ask(site.url, { path: '/manifest.webmanifest' });
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(JSON.parse(body)).toMatchObject({
      start_url: '/',
      display: 'standalone',
      shortcuts: [{ name: 'Map' }, { name: 'Search' }, { name: 'Pubs' }],
      share_target: { action: '/search', method: 'GET', params: { text: 'query' } },
    });
  });

  test('D-37 a mask cuts nothing off the icon: it stays within 40 % of the centre', async () => {
    const app = Fastify();
    const languages = {
      list: () => ['en'],
      siteIn: () => packFile('site.json') as never,
      run: <T>(_code: string, use: () => T) => use(),
    };
    await app.register(manifestRoutes(languages, 'shell/src/icon.svg'));
    const { headers, rawPayload } = await app.inject('/app/maskable-512.png');
    expect(headers['content-type']).toBe('image/png');
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red, green, blue] = [0xff, 0xfa, 0xf2];
    let drawn = 0;
    for (let at = 0; at < data.length; at += 3) {
      const [x, y] = [(at / 3) % 512, Math.floor(at / 3 / 512)];
      if (Math.hypot(x - 255.5, y - 255.5) <= 0.4 * 512) continue;
      const colour = [data[at]! - red, data[at + 1]! - green, data[at + 2]! - blue];
      if (colour.some((difference) => Math.abs(difference) > 2)) drawn += 1;
    }
    expect([info.width, info.height, drawn]).toEqual([512, 512, 0]);
    await app.close();
  });

  test('D-37 a page links to the manifest and has the theme colour', async () => {
    const { body } = await ask(site.url, { path: '/' });
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(body).toContain('media="(prefers-color-scheme: dark)" content="#0f1730"');
    const chosen = await ask(site.url, { path: '/', headers: { cookie: 'theme=dark' } });
    expect(chosen.body).toContain('<meta name="theme-color" content="#0f1730">');
  });
});
