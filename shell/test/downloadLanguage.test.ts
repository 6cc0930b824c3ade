import type { OfflineBundle } from '@guide/contracts/api';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

type Bundle = OfflineBundle & { paused?: boolean; storedAt?: string };

const sets: { current: Bundle | null; next: Bundle | null } = { current: null, next: null };
const history: string[] = [];

// jsdom has no database.
jest.unstable_mockModule('../src/offline/database', () => ({
  readCurrent: async () => sets.current,
  readNext: async () => sets.next,
  writeNext: async (next: Bundle) => {
    sets.next = next;
    history.push(`next ${next.id}, current ${sets.current?.id}`);
  },
  makeCurrent: async (bundle: Bundle) => {
    sets.current = bundle;
    sets.next = null;
    history.push(`current ${bundle.id}`);
  },
  pauseNext: async () => true,
  deleteBundle: async () => {},
  findCacheName: async ({ id }: Bundle) => `guide-bundle-${id}`,
  languageOfBundle: ({ language = 'en' }: Bundle) => language,
  isBundleCache: () => true,
}));
jest.unstable_mockModule('../src/offline/integrityOf', () => ({ hasIntegrity: async () => true }));
// Node's responses do not read jsdom's blobs.
jest.unstable_mockModule('@guide/contracts/loading', () => ({
  fetchWithBody: (url: string, init?: RequestInit) => fetch(url, init),
}));
const { downloadBundle } = await import('../src/offline/bundle/downloadBundle');

const bundleIn = (language: string): Bundle => ({
  id: language[0]!.repeat(20),
  ...(language !== 'en' && { language }),
  files: [
    {
      url: `/api/pubs${language === 'en' ? '' : `?lang=${language}`}`,
      integrity: 'sha384-',
      bytes: 1,
      part: 'places',
    },
  ],
  counts: { attractions: 1, restaurants: 0, pubs: 1 },
});

let asked: [url: string, language: string | null][];

beforeEach(() => {
  Object.assign(sets, { current: null, next: null });
  history.length = 0;
  asked = [];
  const cache = { keys: async () => [], put: async () => {} };
  Object.assign(navigator, {
    locks: { request: (_name: string, ...rest: unknown[]) => (rest.at(-1) as () => Promise<unknown>)() },
  });
  Object.assign(globalThis, {
    caches: {
      open: async () => cache,
      match: async () => undefined,
      keys: async () => ['guide-bundle-old'],
      delete: async (name: string) => history.push(`delete ${name}`),
    },
    fetch: async (url: string, init?: RequestInit) => {
      asked.push([url, new Headers(init?.headers).get('accept-language')]);
      const [path, query] = url.split('?');
      return Response.json(
        path === '/api/offline/bundle' ? bundleIn(query?.slice('lang='.length) ?? 'en') : [],
      );
    },
  });
});
afterEach(() => {
  for (const name of ['fetch', 'caches']) Reflect.deleteProperty(globalThis, name);
});

const download = (language: string | null) =>
  downloadBundle(new AbortController().signal, () => {}, language);
const idOf = (language: string) => bundleIn(language).id;

test('D-37 a download has the texts of its language, whatever languages the browser asks for', async () => {
  await download('de');
  expect(asked).toEqual([
    ['/api/offline/bundle?lang=de', null],
    ['/api/pubs?lang=de', 'de'],
  ]);
  asked = [];
  await download('en');
  expect(asked).toEqual([
    ['/api/offline/bundle', null],
    ['/api/pubs', 'en'],
  ]);
});

test('D-37 a download in another language replaces the guide on the device once it is complete', async () => {
  sets.current = { ...bundleIn('en'), storedAt: '' };
  await download('de');
  expect(history).toEqual([
    `next ${idOf('de')}, current ${idOf('en')}`,
    `current ${idOf('de')}`,
    'delete guide-bundle-old',
  ]);
});

test('D-37 a download continues in its language, until the visitor wants another one', async () => {
  sets.next = { ...bundleIn('de'), paused: false };
  expect((await download(null))?.language).toBe('de');
  sets.next = { ...bundleIn('de'), paused: true };
  expect(await download(null)).toBeNull();
  expect((await download('de'))?.language).toBe('de');
  expect(asked.map(([url]) => url)).toEqual(['/api/pubs?lang=de', '/api/pubs?lang=de']);
  sets.next = { ...bundleIn('de'), paused: true };
  expect((await download('en'))?.id).toBe(idOf('en'));
});
