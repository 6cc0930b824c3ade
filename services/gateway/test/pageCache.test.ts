import { afterEach, expect, jest, test } from '@jest/globals';
import { createPageCache, type RenderedPage } from '../src/pages/cache';
import { createMaxAge, markOlder } from '../src/pages/olderCopy';

const HTML = { bytes: Buffer.alloc(220_000), etag: '"a"' };

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const CONTENT = { body: async () => HTML, styleHashes: [] };

const page = (status: number, { complete = true, renderedAt = 0 } = {}): RenderedPage => ({
  ...CONTENT,
  status,
  complete,
  moduleFailed: false,
  renderedAt,
  olderCopy: () => CONTENT,
});
/** A cache of pages whose requests render them. */
const openCache = (now?: () => number, isOverloaded?: () => boolean) =>
  createPageCache<() => Promise<RenderedPage>>(
    (render) => render(),
    (_request, work) => work((run) => run({})),
    { now, isOverloaded },
  );
const plain = (key: string) => ({ key, hasQuery: false, maxAgeMs: 2 * HOUR_MS });
const withQuery = (key: string) => ({ ...plain(key), hasQuery: true });
const figures = { key: '/analytics', hasQuery: false, maxAgeMs: MINUTE_MS };
const away = () => Promise.reject(new Error('away'));
const never = () => new Promise<RenderedPage>(() => {});

afterEach(() => {
  jest.useRealTimers();
});

test('concurrent requests share one rendering', async () => {
  const cached = openCache();
  const ask = (status: number) => cached(plain('/pub/1'), async () => page(status));
  const pages = await Promise.all([ask(201), ask(202), ask(203)]);
  expect(pages.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await ask(204)).status).toBe(201);
});

test('a page is served for 1 s without rendering, and for 10 s while it is rendered again', async () => {
  let clock = 0;
  let renderings = 0;
  const cached = openCache(() => clock);
  const ask = () =>
    cached(plain('/'), async () => {
      renderings += 1;
      return page(200 + renderings);
    });
  const statusAt = async (ms: number) => {
    clock = ms;
    const { status } = await ask();
    // The rendering in the background takes a few microtasks.
    await new Promise(setImmediate);
    return [status, renderings];
  };
  expect(await statusAt(0)).toEqual([201, 1]);
  expect(await statusAt(999)).toEqual([201, 1]);
  expect(await statusAt(1000)).toEqual([201, 2]);
  expect(await statusAt(11_000)).toEqual([202, 3]);
  expect(await statusAt(21_001)).toEqual([204, 4]);
});

test('missing pages and queries do not evict pages that an outage needs, and the cache is limited in bytes', async () => {
  let clock = 0;
  const cached = openCache(() => clock);
  const paths = Array.from({ length: 150 }, (_, index) => plain(`/attraction/${index}`));
  for (const path of paths) await cached(path, async () => page(200));
  for (let index = 0; index < 2000; index += 1) {
    await cached(plain(`/nowhere/${index}`), async () => page(404));
    await cached(withQuery(`/search?query=${index}`), async () => page(200));
  }
  clock = HOUR_MS;
  for (const path of paths) expect((await cached(path, away)).status).toBe(200);

  const keptOf = async (keys: ReturnType<typeof plain>[]) => {
    const results = await Promise.allSettled(keys.map((key) => cached(key, away)));
    return results.filter(({ status }) => status === 'fulfilled').length;
  };
  const missing = Array.from({ length: 2000 }, (_, index) => plain(`/nowhere/${index}`));
  const queries = Array.from({ length: 2000 }, (_, index) => withQuery(`/search?query=${index}`));
  expect((await keptOf(missing)) + (await keptOf(queries))).toBe(Math.floor((8 * 1024 ** 2) / 220_000));

  const many = Array.from({ length: 400 }, (_, index) => plain(`/pub/${index}`));
  for (const path of many) await cached(path, async () => page(200));
  clock *= 2;
  expect(await keptOf(many)).toBe(Math.floor((40 * 1024 ** 2) / 220_000));
});

test('a page that is now missing is not served from the cache', async () => {
  let clock = 0;
  const cached = openCache(() => clock);
  const statusOf = async (status: number) =>
    (await cached(plain('/attraction/9'), async () => page(status))).status;
  for (const status of [200, 404, 200]) {
    expect(await statusOf(status)).toBe(status);
    // The latest rendering is the cached one.
    expect(await statusOf(500)).toBe(status);
    clock += 10_001;
  }
});

test('figures are never older than a minute: after a failed rendering they are refused', async () => {
  let clock = 0;
  const cached = openCache(() => clock);
  await cached(figures, async () => page(200));
  const failing = [away, async () => page(503, { complete: false })];
  for (const [index, render] of failing.entries()) {
    clock = 30_000 + index * 2000;
    expect((await cached(figures, render)).renderedAt).toBe(0);
  }
  clock = MINUTE_MS;
  expect((await cached(figures, away)).status).toBe(200);
  clock = MINUTE_MS + 1;
  await expect(cached(figures, away)).rejects.toThrow('away');
  expect((await cached(figures, failing[1]!)).status).toBe(503);
});

test('each kind of page has a maximum age: figures and queries a minute, lists an hour, places a day', () => {
  const menus = {
    landmarks: [],
    museums: [],
    restaurants: [],
    pubs: [{ label: 'The George Inn', to: '/pub/1' }],
    areas: [],
  };
  const site = { slug: 'london', fixedPages: [{ path: '/tower-of-london', listingId: 1 }], menus };
  const maxAgeOf = createMaxAge(site);
  const ages = (path: string) =>
    [false, true].map((hasQuery) => {
      const row = { path, module: 'm', screen: 'S' };
      return maxAgeOf({ row, params: {} }, hasQuery) / MINUTE_MS;
    });
  expect(
    [
      '/',
      '/top-attractions',
      '/map',
      '/tower-of-london',
      '/pub/:id?',
      '/analytics',
      '/search',
      '/claimed',
    ].map((path) => [path, ...ages(path)]),
  ).toEqual([
    ['/', 60, 1],
    ['/top-attractions', 60, 1],
    ['/map', 60, 1],
    ['/tower-of-london', 1440, 1],
    ['/pub/:id?', 1440, 1],
    ['/analytics', 1, 1],
    ['/search', 1, 1],
    ['/claimed', 1, 1],
  ]);
  expect(maxAgeOf(null, false)).toBe(MINUTE_MS);
});

test('a late page comes after up to 10 s, an older copy after 2 s; without either the visitor gets 503', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  let clock = 0;
  const cached = openCache(() => clock);
  const settled: string[] = [];
  const follow = (name: string, response: Promise<RenderedPage>) =>
    void response.then(
      ({ status }) => settled.push(`${name} ${status}`),
      ({ statusCode, retryAfter }) => settled.push(`${name} ${statusCode} ${retryAfter}`),
    );
  await cached(plain('/old'), async () => page(201));
  clock = 20_000;
  let finish!: (late: RenderedPage) => void;
  follow('old', cached(plain('/old'), never));
  follow('none', cached(plain('/none'), never));
  follow(
    'late',
    cached(
      plain('/late'),
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    ),
  );
  await jest.advanceTimersByTimeAsync(1999);
  expect(settled).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toEqual(['old 201']);
  await jest.advanceTimersByTimeAsync(7999);
  finish(page(202));
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toEqual(['old 201', 'late 202', 'none 503 5']);
});

test('an overloaded process serves cached pages, starts no rendering and refuses other pages', async () => {
  let clock = 0;
  let isOverloaded = false;
  const cached = openCache(
    () => clock,
    () => isOverloaded,
  );
  await cached(plain('/'), async () => page(200));
  await cached(figures, async () => page(200));
  isOverloaded = true;
  clock = 2 * MINUTE_MS;
  const rendering = jest.fn(async () => page(200, { renderedAt: clock }));
  expect((await cached(plain('/'), rendering)).renderedAt).toBe(0);
  for (const key of [figures, plain('/other')])
    await expect(cached(key, rendering)).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
  expect(rendering).not.toHaveBeenCalled();
  isOverloaded = false;
  expect((await cached(figures, rendering)).renderedAt).toBe(clock);
});

test('an older copy says when it was made, hides opening states, and is hydrated at once', () => {
  const html =
    '<!doctype html><html lang="en-GB"><head><title>A</title></head><body><div id="offline-banner" class="b" role="status" hidden=""><svg></svg><p class="t"></p></div><span data-opening="open">Open</span></body></html>';
  const site = { locale: 'en-GB', timeZone: 'Europe/London' };
  const older = markOlder(Buffer.from(html), site, new Date('2026-07-01T11:05:00Z')).toString();
  expect(older).toBe(
    '<!doctype html><html data-stored-at="2026-07-01T11:05:00.000Z" data-stored-why="busy" lang="en-GB"><head><title>A</title><style>html:not([data-hydrated]) [data-opening]{visibility:hidden}</style></head><body><div id="offline-banner" class="b" role="status" data-reason="busy"><svg></svg><p class="t"><strong>The guide is busy</strong><span>Opening times may have changed</span><time datetime="2026-07-01T11:05:00.000Z">Made at 12:05</time></p></div><span data-opening="open">Open</span></body></html>',
  );
});
