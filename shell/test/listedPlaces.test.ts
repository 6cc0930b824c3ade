import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { StrategyHandler } from 'serwist';

// Serwist logs each strategy.
Object.assign(globalThis, { __WB_DISABLE_DEV_LOGS: true, guideLanguages: ['de'] });
const { pages, data } = await import('../src/offline/worker/strategies');
const { isPagePath } = await import('../src/offline/worker/addresses');

const GUIDE = 'https://guide.example';
const STORED_AT = '2026-11-20T14:00:00.000Z';
const EMPTY_PAGE = `<html lang="en"><script>{"fixedPages":[{"listingId":1,"path":"/tower-of-london"}]}</script>`;

/** Responses by URL, for each cache. */
const stored = new Map<string, Map<string, Response>>();
const absolute = (url: string) => new URL(url, GUIDE).href;
const cacheOf = (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, entries);
  return {
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async (url: string) => entries.get(absolute(url))?.clone(),
    put: async (url: string, response: Response) => void entries.set(absolute(url), response),
  };
};
const caches = {
  open: async (name: string) => cacheOf(name),
  match: async (url: string) =>
    [...stored.values()]
      .map((entries) => entries.get(absolute(url)))
      .find((response) => response)
      ?.clone(),
};
const headers = { 'x-guide-offline': 'keep', 'x-guide-stored-at': STORED_AT };
const list = (items: object[], storedAt = STORED_AT) =>
  Response.json(items, { headers: { ...headers, 'x-guide-stored-at': storedAt } });

let network: (url: string) => Promise<Response>;
let later: Promise<unknown>[];

function open(strategy: typeof pages, path: string): Promise<Response> {
  const handler = {
    cacheMatch: async () => undefined,
    cachePut: async () => true,
    getPreloadResponse: async () => undefined,
    waitUntil: (work: Promise<unknown>) => void later.push(work),
  } as unknown as StrategyHandler;
  return Reflect.get(strategy, '_handle').call(strategy, { url: GUIDE + path }, handler);
}

beforeEach(async () => {
  stored.clear();
  later = [];
  network = async () => {
    throw new TypeError('no connection');
  };
  const fetch = (request: string | { url: string }) =>
    network(typeof request === 'string' ? request : request.url);
  Object.assign(globalThis, { caches, fetch });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await cacheOf('guide-1-frames').put(
    '/app/page',
    new Response(EMPTY_PAGE, { headers: { ...headers, 'content-type': 'text/html' } }),
  );
  const lists = cacheOf('guide-1-datas');
  await lists.put(
    '/api/listings?category=attraction',
    list([
      { id: 1, name: 'Tower' },
      { id: 9, name: 'Tate' },
    ]),
  );
  await lists.put(
    '/api/search?query=dinner',
    list([{ id: 40, name: 'St. John' }], '2026-11-20T15:00:00.000Z'),
  );
  await lists.put('/api/pubs', list([{ id: 7, name: 'The Crown' }]));
});
afterEach(async () => {
  await Promise.allSettled(later);
  jest.restoreAllMocks();
  for (const name of ['fetch', 'caches']) Reflect.deleteProperty(globalThis, name);
});

test.each(['/attraction/9', '/attraction/40', '/pub/7', '/tower-of-london'])(
  'D-37 a stored list links to pages that open offline: %s',
  async (path) => {
    const page = await open(pages, path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`<html data-stored-at="${STORED_AT}" data-stored-why="offline"`);
  },
);

test.each(['/attraction/77', '/pub/8', '/map', '/attraction/9/x'])(
  'D-37 offline, %s is not on this device',
  async (path) => {
    const page = await open(pages, path);
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('not on this device')]);
  },
);

test('D-88 without a connection, a stored restaurant leads to its page and other ids do not', async () => {
  const redirected: string[] = [];
  const redirect = (target: string, status: number) => {
    redirected.push(target);
    return { status, headers: new Headers() } as Response;
  };
  jest.spyOn(Response, 'redirect').mockImplementation(redirect as typeof Response.redirect);
  await cacheOf('guide-1-datas').put(
    '/api/listings?category=restaurant',
    list([{ id: 101, name: 'Rules', category: 'restaurant' }]),
  );
  await cacheOf('guide-1-datas').put(
    '/api/listings/102',
    Response.json({ id: 102, category: 'restaurant' }, { headers }),
  );
  for (const id of [101, 102]) expect((await open(pages, `/restaurant/${id}?from=here`)).status).toBe(308);
  expect(redirected).toEqual([`${GUIDE}/attraction/101?from=here`, `${GUIDE}/attraction/102?from=here`]);
  for (const id of [1, 77]) expect((await open(pages, `/restaurant/${id}`)).status).toBe(503);
});

test('D-37 a page that was opened within the guide can be loaded again', async () => {
  await cacheOf('guide-1-datas').put('/api/listings/77', list([]));
  expect((await open(pages, '/attraction/77')).status).toBe(200);
});

test('D-37 the calls of such a page are answered from the lists, with the age of the oldest', async () => {
  const answer = async (path: string) => {
    const response = await open(data as typeof pages, path);
    return [
      response.headers.get('x-guide-stored-at'),
      response.headers.get('x-guide-stored-why'),
      await response.json(),
    ];
  };
  expect(await answer('/api/listings/9')).toEqual([STORED_AT, 'offline', { id: 9, name: 'Tate' }]);
  expect((await answer('/api/listings/9/photos'))[2]).toEqual([]);
  expect((await answer('/api/listings/9/texts'))[2]).toEqual({ id: 9, texts: {} });
  expect((await answer('/api/pubs/7'))[2]).toEqual({ id: 7, name: 'The Crown' });
  for (const path of ['/api/listings/77', '/api/listings/77/photos', '/api/areas', '/api/search?query=tate'])
    await expect(open(data as typeof pages, path)).rejects.toThrow('no connection');
});

test('D-37 with every stored page, the worker stores the empty page', async () => {
  stored.clear();
  network = async (url) =>
    new Response(url.endsWith('/app/page') ? 'empty' : 'Top 10', {
      headers: { 'x-guide-offline': 'keep', 'content-type': 'text/html' },
    });
  await open(pages, '/top-attractions');
  await Promise.all(later);
  expect(await (await cacheOf('guide-1-frames').match('/app/page'))?.text()).toBe('empty');
  // A hotel's login page is not from the guide.
  network = async () => new Response('Room number?', { headers: { 'content-type': 'text/html' } });
  await open(pages, '/top-attractions');
  await Promise.all(later);
  expect(await (await cacheOf('guide-1-frames').match('/app/page'))?.text()).toBe('empty');
});

test.each([
  ['/', true],
  ['/de', true],
  ['/de/map', true],
  ['/design', true],
  ['/newsletter', false],
  ['/de/newsletter', false],
  ['/de/newsletter/confirm', false],
  ['/de/api/pubs', false],
  ['/app/page', false],
  ['/robots.txt', false],
])('D-37 %s may be a page that devices store: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
});

const germanPage = () =>
  new Response(EMPTY_PAGE.replace('"en"', '"de"'), { headers: { ...headers, 'content-type': 'text/html' } });

test('D-37 a stored list in German links to German pages, and English lists do not', async () => {
  await cacheOf('guide-1-frames').put('/app/page?lang=de', germanPage());
  await cacheOf('guide-1-datas').put(
    '/api/listings?category=attraction&lang=de',
    list([{ id: 1, name: 'Turm' }]),
  );
  for (const path of ['/de/attraction/1', '/de/tower-of-london'])
    expect(await (await open(pages, path)).text()).toMatch(/^<html data-stored-at=.* lang="de">/);
  for (const path of ['/de/attraction/9', '/de/pub/7', '/de/map', '/de'])
    expect([path, (await open(pages, path)).status]).toEqual([path, 503]);
  const answer = async (path: string) => (await open(data as typeof pages, path)).json();
  expect(await answer('/api/listings/1?lang=de')).toEqual({ id: 1, name: 'Turm' });
  expect(await answer('/api/listings/1')).toEqual({ id: 1, name: 'Tower' });
  await expect(open(data as typeof pages, '/api/listings/9?lang=de')).rejects.toThrow('no connection');
});

test('D-37 with a German page, the worker stores the empty page and the fixed texts in German', async () => {
  stored.clear();
  const asked: unknown[] = [];
  Object.assign(globalThis, {
    fetch: async (request: string | Request, init?: RequestInit) => {
      if (typeof request === 'string') asked.push([request, init?.headers]);
      return new Response('German', { headers: { 'x-guide-offline': 'keep', 'content-type': 'text/html' } });
    },
  });
  await open(pages, '/de/top-attractions');
  await Promise.all(later);
  const urls = ['/app/page?lang=de', '/api/texts/home?lang=de', '/api/texts/pages?lang=de'];
  expect(asked).toEqual(urls.map((url) => [url, { 'accept-language': 'de' }]));
  expect([...stored.get('guide-1-frames')!.keys()]).toEqual(urls.map(absolute));
});
