import { expect, test } from '@jest/globals';
import { createPageCache, type RenderedPage } from '../src/pages/cache';

const HTML = { bytes: Buffer.alloc(220_000), etag: '"a"' };

const page = (status: number, { complete = true } = {}): RenderedPage => ({
  status,
  body: async () => HTML,
  styleHashes: [],
  complete,
  moduleFailed: false,
  renderedAt: 0,
});
/** A cache of pages whose requests render them. */
const openCache = (now?: () => number) =>
  createPageCache<() => Promise<RenderedPage>>(
    (render) => render(),
    (_render, work) => work((run) => run()),
    now,
  );
const plain = (key: string) => ({ key, hasQuery: false });
const withQuery = (key: string) => ({ key, hasQuery: true });

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
  clock = 3_600_000;
  const away = () => Promise.reject(new Error('away'));
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
    clock += 10_001;
  }
});
