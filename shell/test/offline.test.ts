import { TransformStream } from 'node:stream/web';
import type { OfflineBundle } from '@guide/contracts/api';
import { fetchWithBody } from '@guide/contracts/loading';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { StrategyHandler } from 'serwist';
import { isReachable } from '../src/offline/reachable';
import { missingPage } from '../src/offline/worker/missingPage';

// Serwist logs each strategy.
Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true, guideLanguages: ['de', 'ar'] });
const { pages } = await import('../src/offline/worker/strategies');

const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['fetch', 'caches']) Reflect.deleteProperty(globalThis, name);
});

const hangingFetch = (_url: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal!.reason)),
  );

/** The value or error name of a settled promise, or "pending". */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.catch((error) => error.name);
  await advance(0);
  return Promise.race([settled, Promise.resolve('pending')]);
}

test('D-37 A download fails after 20 s without data, and continues while data arrives', async () => {
  Object.assign(globalThis, { fetch: hangingFetch });
  const silent = fetchWithBody('/file');
  await advance(19_999);
  expect(await stateOf(silent)).toBe('pending');
  await advance(1);
  expect(await stateOf(silent)).toBe('TimeoutError');

  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  Object.assign(globalThis, { fetch: async () => new Response(readable as unknown as BodyInit) });
  const slow = fetchWithBody('/file');
  for (let part = 0; part < 3; part += 1) {
    await advance(19_000);
    void writer.write(new TextEncoder().encode('x'));
    await stateOf(slow);
  }
  void writer.close();
  expect((await slow).ok).toBe(true);
});

test('D-37 The guide is unreachable after 5 s, or if another site responds', async () => {
  Object.assign(globalThis, { fetch: hangingFetch });
  const reached = isReachable();
  await advance(4999);
  expect(await stateOf(reached)).toBe('pending');
  await advance(1);
  expect(await reached).toBe(false);
  Object.assign(globalThis, { fetch: async () => new Response('Room number?') });
  expect(await isReachable()).toBe(false);
  const headers = { 'x-guide-offline': 'no' };
  Object.assign(globalThis, { fetch: async () => new Response('', { headers }) });
  expect(await isReachable()).toBe(true);
});

test('D-37 A slow connection shows the stored page after 3 s, with reason and age', async () => {
  Object.assign(globalThis, { fetch: hangingFetch });
  const headers = { 'content-type': 'text/html', 'x-guide-stored-at': '2026-11-20T14:00:00Z' };
  const handler = {
    cacheMatch: async () => new Response('<html lang="en"><p>Stored</p>', { headers }),
    getPreloadResponse: async () => undefined,
    waitUntil() {},
  } as unknown as StrategyHandler;
  const shown: Promise<Response> = Reflect.get(pages, '_handle').call(
    pages,
    { url: 'https://guide.example/pub/1' },
    handler,
  );
  await advance(2999);
  expect(await stateOf(shown)).toBe('pending');
  await advance(1);
  expect(await (await shown).text()).toBe(
    '<html data-stored-at="2026-11-20T14:00:00Z" data-stored-why="slow" lang="en"><p>Stored</p>',
  );
});

test.each<[reason: string, happens: string, preloaded: () => Response]>([
  [
    'busy',
    'the guide answers 503',
    () => new Response('<p>Busy</p>', { status: 503, headers: { 'x-guide-offline': 'no' } }),
  ],
  ['offline', "Firefox's preload resolves to an error", () => Response.error()],
])('D-37 A stored page is shown as "%s" when %s', async (reason, _happens, preloaded) => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('NetworkError')) });
  const headers = { 'content-type': 'text/html', 'x-guide-stored-at': '2026-11-20T14:00:00Z' };
  const handler = {
    cacheMatch: async () => new Response('<html lang="en"><p>Stored</p>', { headers }),
    getPreloadResponse: async () => preloaded(),
    waitUntil() {},
  } as unknown as StrategyHandler;
  const url = 'https://guide.example/pub/1';
  const shown: Response = await Reflect.get(pages, '_handle').call(pages, { url }, handler);
  expect([shown.status, await shown.text()]).toEqual([
    200,
    `<html data-stored-at="2026-11-20T14:00:00Z" data-stored-why="${reason}" lang="en"><p>Stored</p>`,
  ]);
});

test.each([
  ['keep', 1],
  ['no', 0],
])('D-37 a page that says "%s" about storing is stored %i times', async (says, times) => {
  const headers = { 'content-type': 'text/html', 'x-guide-offline': says };
  const pending: Promise<unknown>[] = [];
  const cachePut = jest.fn(async () => true);
  const handler = {
    cacheMatch: async () => undefined,
    cachePut,
    getPreloadResponse: async () => new Response('<html lang="en">', { headers }),
    waitUntil: (promise: Promise<unknown>) => pending.push(promise),
  } as unknown as StrategyHandler;
  const url = 'https://guide.example/pub/1';
  await Reflect.get(pages, '_handle').call(pages, { url, clone: () => ({ url }) }, handler);
  await Promise.allSettled(pending);
  expect(cachePut).toHaveBeenCalledTimes(times);
});

test('D-37 The page for a missing URL links to stored pages, escaped, and runs no scripts', async () => {
  const font = '<link rel="preload" as="font" type="font/woff2" href="/assets/core-fraunces.1.woff2">';
  const title = '<title>Tower &amp; co | London Tourist Guide</title>';
  const state = '<script type="application/json" id="guide-state">{"site":{"product":"London"}}</script>';
  const stored = new Map([
    [
      'https://guide.example/search?query="&amp',
      `<html lang="en-GB" data-theme="dark">${title}${font}${state}`,
    ],
  ]);
  const cache = {
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    match: async (url: string) => new Response(stored.get(url)),
  };
  Object.assign(globalThis, { caches: { open: async () => cache } });
  const response = await missingPage('guide-1-pages', new URL('https://guide.example/map'));
  expect([response.status, Object.fromEntries(response.headers)]).toEqual([
    503,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'",
      'x-guide-offline': 'no',
    },
  ]);
  const html = await response.text();
  expect(html).toContain('<html lang="en-GB" data-theme="dark">');
  expect(html).toContain('<a href="https://guide.example/search?query=&quot;&amp;amp">Tower &amp; co</a>');
  expect(html).toContain('<b>London</b><small>Visitor guide</small>');
  expect(html).toContain('url("/assets/core-fraunces.1.woff2")');
});

test.each([
  [
    '/ar/map',
    '<html lang="ar" dir="rtl">',
    'href="/ar"',
    '<b>London</b><small>مرشد</small>',
    'هذه الصفحة ليست هنا',
  ],
  // There is no stored German page.
  ['/de/map', '<html lang="en">', 'href="/"', '<b>Visitor guide</b>', 'This page is not on this device'],
])(
  'D-37 The page for the missing %s is in its language, if its texts are on the device',
  async (path, ...parts) => {
    const state = {
      site: { product: 'London', language: { code: 'ar', name: 'العربية', dir: 'rtl' } },
      texts: ['/assets/texts/ar.1.json', 'sha384-of-the-texts'],
    };
    const stored = `<html lang="ar" dir="rtl" data-base="/ar"><title>خريطة | لندن</title><script type="application/json" id="guide-state">${JSON.stringify(state)}</script>`;
    const pages = new Map([
      ['https://guide.example/ar/map', stored],
      ['https://guide.example/pub/1', '<html lang="en-GB"><title>The Crown | London Tourist Guide</title>'],
    ]);
    const cache = {
      keys: async () => [...pages.keys()].map((url) => ({ url })),
      match: async (url: string) => new Response(pages.get(url)),
    };
    const catalogue = { 'This page is not on this device': 'هذه الصفحة ليست هنا', 'Visitor guide': 'مرشد' };
    Object.assign(globalThis, {
      GUIDE_BUILD: 'guide_shell',
      caches: { open: async () => cache, match: async () => Response.json(catalogue) },
    });
    jest.resetModules();
    jest.unstable_mockModule('../src/offline/integrityOf', () => ({ hasIntegrity: async () => true }));
    const { provideTexts } = await import('@guide/contracts/texts');
    const { currentTexts } = await import('../src/offline/worker/texts');
    provideTexts(currentTexts);
    const { missingPage } = await import('../src/offline/worker/missingPage');
    const html = await (await missingPage('guide-1-pages', new URL(path, 'https://guide.example'))).text();
    for (const part of parts) expect(html).toContain(part);
    expect(html).toContain('<a href="https://guide.example/pub/1">The Crown</a>');
    expect(html).toContain('<a href="https://guide.example/ar/map">خريطة</a>');
  },
);

test('D-37 a download that lost its connection looks every 15 s whether the guide is reached, and resumes', async () => {
  const bundle = { version: '1', files: [], counts: {} } as unknown as OfflineBundle;
  const downloadBundle = jest.fn<(...given: [unknown, (progress: object) => void]) => Promise<object>>();
  downloadBundle.mockImplementationOnce(async (_signal, onProgress) => {
    onProgress({ bundle, stored: 1, isUpdate: false });
    throw new TypeError('Failed to fetch');
  });
  downloadBundle.mockResolvedValue(bundle);
  // jsdom has neither a database nor a service worker.
  jest.unstable_mockModule('../src/offline/bundle/downloadBundle', () => ({
    ...Object.fromEntries(
      ['cancelDownload', 'fetchBundle', 'missingFiles', 'pauseDownload', 'removeBundle'].map((name) => [
        name,
        jest.fn(),
      ]),
    ),
    removeLeftovers: jest.fn(),
    storedFiles: jest.fn(),
    downloadBundle,
  }));
  Object.assign(navigator, { storage: {}, serviceWorker: { controller: {} } });
  document.body.innerHTML = '<script type="application/json" id="guide-state">{"modules":{}}</script>';
  const { offlineStore, startDownload } = await import('../src/offline/bundle/offlineStore');
  const fetch = jest.fn(async () => new Response(null, { headers: { 'x-guide-offline': 'no' } }));
  Object.assign(globalThis, { fetch });
  await startDownload();
  expect(offlineStore.getState().status).toMatchObject({ state: 'downloading', waitsFor: 'connection' });
  await advance(14_999);
  expect(fetch).not.toHaveBeenCalled();
  await advance(1);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(offlineStore.getState().status).toMatchObject({ state: 'ready' });
  await advance(15_000);
  expect(downloadBundle).toHaveBeenCalledTimes(2);
});
