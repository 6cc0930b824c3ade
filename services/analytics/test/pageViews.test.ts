import { openPack } from '@guide/service-kit';
import {
  expectInvalid,
  expectRecovery,
  london,
  londonFile,
  packWith,
  startService,
} from '@guide/service-kit/testing';
import { expect, test } from '@jest/globals';
import { DateTime } from 'luxon';
import { buildApp, service } from '../src/app';
import { hitsCollection } from '../src/hits';
import { createPages, seedPlaces } from '../src/intake/pages';
import { poster } from './calls';

const { app, database } = await startService(service);
const paths = ['/planner', '/plans/:id', '/map'].map((path) => ({ path, screen: 'Planner' }));
const planner = { module: 'planner', version: '1', owner: 'Team Planner', claims: { paths } };
const claiming = await startService(service, { liveReleases: async () => [planner] });

const view = async (path: string, headers?: Record<string, string>) => {
  const response = await poster(app)('pageview', { path, referrer: '', userAgent: '' }, headers);
  expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
};
const get = async (call: string, on = app) => {
  const response = await on.inject(`/api/analytics/${call}`);
  expect(response.statusCode).toBe(200);
  return response.json();
};

const countOf = (pages: { path: string; count: number }[], path: string) =>
  pages.find((page) => page.path === path)?.count ?? 0;

test('API-13 API-15 API-19 a page view increments the count of its path, also after a restart', async () => {
  await view('/');
  await view('/map');
  await view('/');
  expect(await get('top-pages')).toEqual([
    { path: '/', count: 2 },
    { path: '/map', count: 1 },
  ]);
  const restarted = await buildApp({ mongoUrl: database.url, packFolder: london });
  expect(await get('top-pages', restarted)).toEqual(await get('top-pages'));
  await restarted.close();
});

test('API-14 API-19 views of an attraction and its fixed page count for the same listing', async () => {
  await view('/attraction/1');
  await view('/tower-of-london');
  await view('/buckingham-palace');
  await view('/attraction/999999');
  await view('/pub/4');
  expect(await get('popular-listings')).toEqual([
    { listingId: 1, name: 'Tower of London', count: 2 },
    { listingId: 3, name: 'Buckingham Palace', count: 1 },
  ]);
});

test('D-42 the query of a page is not stored', async () => {
  await view('/search?query=my+secret#here');
  const pages: { path: string }[] = await get('top-pages');
  expect(pages.map(({ path }) => path)).toContain('/search');
  expect(JSON.stringify(await (await app.database()).collection('hits').find().toArray())).not.toContain(
    'secret',
  );
});

test('D-69 spellings of a path count as one page and listing; unknown paths are "other page", and the total is right', async () => {
  const sum = async () =>
    (await get('top-pages')).reduce((all: number, { count }: { count: number }) => all + count, 0);
  const [before, others] = [await sum(), countOf(await get('top-pages'), 'other page')];
  for (const path of [
    '/top-attractions',
    '/top-attractions/',
    '//top-attractions',
    '/top-attractions/?area=Soho',
  ])
    await view(path);
  const invented = [
    '/planner',
    '/attraction/999999',
    '/pub/11',
    '/wp-login.php',
    '/MAP',
    '/\u202Egnp',
    '/map/x',
  ];
  for (const path of invented) await view(path);
  for (const path of ['/attraction/5', '/attraction/05', '/attraction/005/']) await view(path);
  const pages: { path: string; count: number }[] = await get('top-pages');
  const rows = pages.filter(({ path }) => /top-attractions|attraction\/0*5\b/.test(path));
  expect(rows).toEqual([
    { path: '/top-attractions', count: 4 },
    { path: '/attraction/5', count: 3 },
  ]);
  expect(countOf(pages, 'other page')).toBe(others + invented.length);
  expect(await sum()).toBe(before + 4 + 3 + invented.length);
  expect(await get('popular-listings')).toContainEqual(expect.objectContaining({ listingId: 5, count: 3 }));
});

test('D-67 D-69 D-74 claimed paths are counted, those with parameters by pattern, and the route table has priority', async () => {
  for (const path of ['/planner/?day=2', '/plans/7', '/plans/8', '/plans', '/plans/7/x', '/map'])
    await poster(claiming.app)('pageview', { path });
  expect(await get('top-pages', claiming.app)).toEqual([
    { path: '/plans/:id', count: 2 },
    { path: '/map', count: 1 },
    { path: '/planner', count: 1 },
    { path: 'other page', count: 2 },
  ]);
});

test('D-35 a visitor who opted out is not counted', async () => {
  const before = await get('top-pages');
  await view('/analytics', { dnt: '1' });
  await view('/analytics', { 'sec-gpc': '1' });
  expect(await get('top-pages')).toEqual(before);
});

test('D-58 simultaneous views are each counted once', async () => {
  await Promise.all(Array.from({ length: 40 }, () => view('/pub/7')));
  expect(await get('top-pages')).toContainEqual({ path: '/pub/7', count: 40 });
});

test('D-36 no address, user agent or full referrer is stored', async () => {
  await poster(app)('pageview', { path: '/from', referrer: 'https://example.org/private?who=annabel' });
  const db = await app.database();
  const stored = await Promise.all(
    ['hits', 'sent_names', 'public_names', 'batches', 'day_sums'].map((name) =>
      db.collection(name).find().toArray(),
    ),
  );
  const text = JSON.stringify(stored);
  expect(text).toContain('example.org');
  for (const personal of ['127.0.0.1', 'Mozilla', 'Gecko', 'rv:145', 'private', 'annabel'])
    expect(text).not.toContain(personal);
});

test('D-59 responses are not cacheable', async () => {
  expect((await app.inject('/api/analytics/top-pages')).headers['cache-control']).toBe('no-store');
});

test('D-37 a delayed view counts at the time of viewing, unless that was an earlier day', async () => {
  const midnight = DateTime.now().setZone('Europe/London').startOf('day');
  const today = Math.floor(DateTime.now().diff(midnight).as('seconds'));
  const send = async (body: object) => {
    const { statusCode } = await poster(app)('pageview', { path: '/top-attractions', ...body });
    expect(statusCode).toBe(200);
  };
  const before = countOf(await get('top-pages'), '/top-attractions');
  const ago = Math.floor(today / 2);
  const waited = { id: 'a'.repeat(32), agoSeconds: ago };
  const sentAt = Date.now();
  await send(waited);
  await send(waited);
  await send({ agoSeconds: Math.min(86_400, today + 60) });
  expect(countOf(await get('top-pages'), '/top-attractions')).toBe(before + 1);
  const stored = await (await app.database())
    .collection<{ _id: string; at: Date }>('hits')
    .findOne({ _id: waited.id });
  const viewedAt = stored!.at.getTime() + ago * 1000;
  expect([viewedAt >= sentAt, viewedAt <= Date.now()]).toEqual([true, true]);
});

test.each([
  [{ path: '/', agoSeconds: 86_401 }, 'agoSeconds'],
  [{}, 'path'],
  [{ path: '' }, 'path'],
  [{ path: 'https://example.org/' }, 'path'],
  [{ path: 5 }, 'path'],
  [{ path: { $gt: '' } }, 'path'],
  [{ path: `/${'a'.repeat(1024)}` }, 'path'],
  [{ path: '/', referrer: 'a'.repeat(2049) }, 'referrer'],
  [{ path: '/', ip: '127.0.0.1' }, 'ip'],
])('API-15 the body %j is refused with the field', async (body, field) => {
  expectInvalid(await poster(app)('pageview', body), field);
});

test('API-13 API-14 refuse a period', async () => {
  expectInvalid(await app.inject('/api/analytics/top-pages?period=day'), 'period');
  expectInvalid(await app.inject('/api/analytics/popular-listings?period=day'), 'period');
});

test('without a database: 503 with Retry-After within 3 s, and recovery without a restart', async () => {
  await expectRecovery(service, database, { url: '/api/analytics/top-pages' });
});

test('D-69 the page of an imported place is counted without a restart', async () => {
  const path = '/attraction/9001';
  await poster(app)('pageview', { path });
  const listings = await londonFile('listings.json');
  const folder = await packWith({
    'listings.json': [...listings, { ...listings[0]!, id: 9001, area: 'Newtown' }],
    'pubs.json': await londonFile('pubs.json'),
  });
  const db = await app.database();
  await seedPlaces(db, openPack(folder));
  let now = 0;
  const pages = await createPages(
    openPack(london),
    async () => db,
    () => now,
  );
  expect(await pages.pageOf(path)).toEqual({ page: path, pageKind: 'place', area: 'Newtown' });
  await seedPlaces(db, openPack(london));
  now += 29_999;
  expect((await pages.pageOf(path)).page).toBe(path);
  now += 1;
  expect(await pages.pageOf(path)).toEqual({ page: 'other page', pageKind: 'other' });
  await seedPlaces(db, openPack(folder));
  now += 999;
  expect((await pages.pageOf(path)).page).toBe('other page');
  now += 1;
  expect((await pages.pageOf(path)).page).toBe(path);
});

test('D-72 the language of a view is counted if the guide has it', async () => {
  const languages = ['en', 'de', 'nl', undefined];
  const ids = languages.map((_, number) => String(number).repeat(32));
  for (const [number, language] of languages.entries())
    expect((await poster(app)('pageview', { id: ids[number], path: '/map', language })).statusCode).toBe(200);
  const hits = await hitsCollection(await app.database())
    .find({ _id: { $in: ids } })
    .sort({ _id: 1 })
    .toArray();
  expect(hits.map(({ page, language }) => [page, language])).toEqual([
    ['/map', 'en'],
    ['/map', 'de'],
    ['/map', undefined],
    ['/map', undefined],
  ]);
  expectInvalid(await poster(app)('pageview', { path: '/map', language: 'German' }), 'language');
});
