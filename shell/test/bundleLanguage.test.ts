import { dataIn } from '@guide/contracts/site';
import { i18n, provideTexts } from '@guide/contracts/texts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { StrategyHandler } from 'serwist';

// Serwist logs each strategy.
Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true, guideLanguages: ['de', 'pt-BR'] });

const GUIDE = 'https://guide.example';
let language: string | undefined;

// jsdom has no database.
jest.unstable_mockModule('../src/offline/database', () => ({
  readCurrent: async () => ({
    id: '1',
    ...(language && { language }),
    storedAt: '2026-11-20T14:00:00.000Z',
    files: [...files.keys()].map((url) => ({ url, integrity: '' })),
  }),
  findCacheName: async () => 'guide-bundle-1',
  languageOfBundle: (bundle: { language?: string }) => bundle.language ?? 'en',
  isBundleCache: () => true,
}));
jest.unstable_mockModule('../src/offline/integrityOf', () => ({ hasIntegrity: async () => true }));
const { pages, data } = await import('../src/offline/worker/strategies');
const { currentTexts, withTexts, readTexts } = await import('../src/offline/worker/texts');

/** Files of the bundle, and single copies by URL. */
const files = new Map<string, string>();
const copies = new Map<string, Response>();

function writeBundle(code?: string): void {
  language = code;
  files.clear();
  const add = (path: string, text: string) => files.set(dataIn(code ?? 'en', path), text);
  add('/app/page', `<html lang="${code ?? 'en-GB'}"><p>empty</p>`);
  add('/api/pubs', JSON.stringify([{ id: 7, name: code ? 'Die Krone' : 'The Crown' }]));
  add('/api/listings', JSON.stringify([{ id: 101, category: 'restaurant', name: 'Rules' }]));
}

const matchFile = async (url: string) => {
  const text = files.get(url);
  return text === undefined ? undefined : new Response(text);
};
const redirected: string[] = [];
let network: () => Promise<Response>;
const offline = async () => {
  throw new TypeError('no connection');
};

function open(strategy: typeof pages, path: string, headers: HeadersInit = {}): Promise<Response> {
  const handler = {
    cacheMatch: async (url: string) => copies.get(url)?.clone(),
    cachePut: async () => true,
    getPreloadResponse: async () => undefined,
    waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
  } as unknown as StrategyHandler;
  return Reflect.get(strategy, '_handle').call(
    strategy,
    { url: GUIDE + path, headers: new Headers(headers) },
    handler,
  );
}

/** Where a page leads, or "page" if the bundle shows it. */
async function shown(path: string): Promise<string> {
  redirected.length = 0;
  const response = await open(pages, path);
  if (response.status === 302) return redirected[0]!.slice(GUIDE.length);
  return (await response.text()).includes('<p>empty</p>') ? 'page' : `${response.status}`;
}
const answer = async (path: string, headers?: HeadersInit) =>
  (await open(data as typeof pages, path, headers)).json();

beforeEach(() => {
  copies.clear();
  network = offline;
  Object.assign(globalThis, {
    fetch: () => network(),
    caches: {
      open: async () => ({
        match: matchFile,
        keys: async () => [],
        put: async () => {},
        delete: async () => {},
      }),
      match: matchFile,
    },
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(Response, 'redirect').mockImplementation(((target: string, status: number) => {
    redirected.push(target);
    return { status, headers: new Headers() } as Response;
  }) as typeof Response.redirect);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const name of ['fetch', 'caches']) Reflect.deleteProperty(globalThis, name);
});

test.each([
  ['de', '/de/map', 'page'],
  ['de', '/de', 'page'],
  ['de', '/map?area=Soho', '/de/map?area=Soho'],
  ['de', '/', '/de'],
  ['de', '/pt-BR/pub/7', '/de/pub/7'],
  [undefined, '/map', 'page'],
  [undefined, '/de/map?area=Soho', '/map?area=Soho'],
  [undefined, '/de', '/'],
  ['pt-BR', '/de/attraction/5', '/pt-BR/attraction/5'],
])('D-37 with a download in %s, %s offline is %s', async (code, path, expected) => {
  writeBundle(code);
  expect(await shown(path)).toBe(expected);
});

test('D-37 a stored page of another language takes precedence over the download', async () => {
  writeBundle('de');
  copies.set(
    `${GUIDE}/map`,
    new Response('<html lang="en-GB"><p>Map</p>', { headers: { 'x-guide-stored-at': 'x' } }),
  );
  expect(await (await open(pages, '/map')).text()).toContain('<p>Map</p>');
});

test('D-37 without its empty page, a download leads nowhere', async () => {
  writeBundle('de');
  files.delete('/app/page?lang=de');
  expect(await shown('/map')).toBe('503');
});

test('D-88 a restaurant leads to its page in the language of its address', async () => {
  writeBundle('de');
  expect((await open(pages, '/de/restaurant/101?from=here')).status).toBe(308);
  expect(redirected.at(-1)).toBe(`${GUIDE}/de/attraction/101?from=here`);
});

test('D-37 offline, calls in any language are answered in that of the download', async () => {
  writeBundle('de');
  const crown = { id: 7, name: 'Die Krone' };
  expect(await answer('/api/pubs?lang=de')).toEqual([crown]);
  expect(await answer('/api/pubs/7?lang=de')).toEqual(crown);
  expect(await answer('/api/pubs/7?lang=pt-BR')).toEqual(crown);
  expect(await answer('/api/pubs/7', { 'accept-language': 'en' })).toEqual(crown);
  writeBundle();
  expect(await answer('/api/pubs?lang=de')).toEqual([{ id: 7, name: 'The Crown' }]);
  expect(await answer('/api/pubs')).toEqual([{ id: 7, name: 'The Crown' }]);
});

test('D-37 over a slow connection, pages and calls of another language wait for the guide', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  writeBundle('de');
  let respond: (response: Response) => void = () => {};
  network = () =>
    new Promise((resolve) => {
      respond = resolve;
    });
  const own = open(data as typeof pages, '/api/pubs?lang=de');
  await jest.advanceTimersByTimeAsync(3000);
  expect(await (await own).json()).toEqual([{ id: 7, name: 'Die Krone' }]);
  const other = open(data as typeof pages, '/api/pubs', { 'accept-language': 'en' });
  await jest.advanceTimersByTimeAsync(30_000);
  respond(Response.json([{ name: 'The Crown' }], { headers: { 'x-guide-offline': 'keep' } }));
  expect(await (await other).json()).toEqual([{ name: 'The Crown' }]);
});

test('Texts of the worker are in the language of each request, also of simultaneous ones', async () => {
  files.clear();
  files.set('/assets/texts/de.1.json', '{"Try again":"Erneut versuchen"}');
  provideTexts(currentTexts);
  const german = await readTexts('de', ['/assets/texts/de.1.json', '']);
  const missing = await readTexts('pt-BR', ['/assets/texts/pt-BR.1.json', '']);
  expect([german.language, missing.language]).toEqual(['de', 'en']);
  expect(german.messages).toEqual({ guide_shell: { 'Try again': 'Erneut versuchen' } });
  const source = { ...german, messages: { program: { 'Try again': 'Erneut versuchen' } } };
  expect(withTexts(source, () => i18n.t('Try again'))).toBe('Erneut versuchen');
  expect(() =>
    withTexts(source, () => {
      throw new Error('failed');
    }),
  ).toThrow('failed');
  expect(i18n.t('Try again')).toBe('Try again');
});
