import { runInThisContext } from 'node:vm';
import { CONTRACT_HEADER, createApi } from '@guide/contracts/api';
import type { FirstPage } from '@guide/contracts/module';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { applyHead } from '../src/head/applyHead';
import {
  allowDeveloperOrigin,
  allowRelease,
  bustCache,
  registeredFile,
  removeRefusedStyles,
} from '../src/loader/integrity';
import { loadStyleSheets } from '../src/loader/loadStyleSheets';
import { OverrideBanner } from '../src/loader/OverrideBanner';
import { readOverrides, resetOverrides } from '../src/loader/overrides';
import plugin from '../src/loader/plugin';
import { sourcePosition } from '../src/loader/sourcePosition';
import { LOAD_TIMEOUT_MS } from '../src/loader/timeout';
import { protectSharedGlobals, reportUncaught } from '../src/loader/uncaught';
import { contractFetch } from '../src/navigation/outdated';
import { release } from './support/page';

const HASH = `sha384-${'c'.repeat(64)}`;
const FOLDER = 'http://localhost/modules/pubs/1.0.0';
const DEVELOPED = 'http://localhost:4104/main.js';
const pubs = { ...release('pubs'), integrity: { 'entry.js': HASH, 'plain.js': 'undefined' } };

beforeAll(() => {
  allowRelease(pubs);
  allowDeveloperOrigin('http://localhost:4104/mf-manifest.json');
});

const scriptOf = (url: string) => {
  const created = plugin().createScript!({ url, remoteInfo: undefined as never });
  return created as { script: HTMLScriptElement; timeout: number };
};

test('The entry of an allowed release loads with its hash and has the hashes of its other files', () => {
  const { script, timeout } = scriptOf(`${FOLDER}/entry.js`);
  expect([script.src, script.integrity, script.crossOrigin, timeout]).toEqual([
    `${FOLDER}/entry.js`,
    HASH,
    'anonymous',
    LOAD_TIMEOUT_MS,
  ]);
  expect(JSON.parse(script.dataset.integrity!)).toEqual(pubs.integrity);
});

test.each([
  `${FOLDER}/unknown.js`,
  `${FOLDER}/plain.js`,
  `${FOLDER}/toString`,
  'http://localhost/modules/pubs/2.0.0/entry.js',
  'https://elsewhere.example/modules/pubs/1.0.0/entry.js',
])('Unregistered file %s is not loaded', (url) => {
  expect(() => scriptOf(url)).toThrow('No registered hash');
});

test("A developer's script loads without a hash", () => {
  const { script } = scriptOf(DEVELOPED);
  expect([script.src, script.hasAttribute('integrity')]).toEqual([DEVELOPED, false]);
});

test('After a failure a release gets new file URLs', () => {
  bustCache(pubs);
  expect(registeredFile(`${FOLDER}/entry.js`)).toMatchObject({
    url: `${FOLDER}/entry.js?retry=1`,
    integrity: HASH,
  });
});

test("A release's refused style sheet is removed, the shell's may still be loading", () => {
  const attach = (rel: string, href = `${FOLDER}/a.css`) =>
    document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }));
  const [loaded, refused, icon] = [attach('stylesheet'), attach('stylesheet'), attach('icon')];
  // jsdom loads no style sheets, so the loaded one gets its sheet here.
  Object.defineProperty(loaded, 'sheet', { value: new CSSStyleSheet() });
  const shell = attach('stylesheet', '/assets/main.css');
  removeRefusedStyles();
  expect([loaded.isConnected, refused.isConnected, icon.isConnected]).toEqual([true, false, true]);
  expect(shell.isConnected).toBe(true);
});

const DEVELOPER = 'http://localhost:4102';
const MANIFEST = `${DEVELOPER}/mf-manifest.json`;
const log = jest.spyOn(console, 'error').mockImplementation(() => {});

const open = (search: string) => history.replaceState({}, '', `/top-london-pubs${search}`);
beforeEach(() => {
  log.mockClear();
});
afterEach(() => sessionStorage.clear());

test('An override from an allowed origin is stored for the tab', () => {
  open(`?module:pubs=${MANIFEST}`);
  expect(readOverrides([DEVELOPER])).toEqual({ pubs: MANIFEST });
  open('');
  expect(readOverrides([DEVELOPER])).toEqual({ pubs: MANIFEST });
});

test('Without allowed origins, overrides are ignored', () => {
  open(`?module:pubs=${MANIFEST}`);
  expect(readOverrides([])).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['https://evil.example/mf-manifest.json', 'https://evil.example'],
  ['javascript:alert(1)', 'null'],
  ['nonsense', 'nowhere'],
  ['', 'nowhere'],
])('An override from another origin is refused and logged: "%s" is from %s', (url, origin) => {
  open(`?module:pubs=${encodeURIComponent(url)}`);
  expect(readOverrides([DEVELOPER])).toEqual({});
  expect(log).toHaveBeenCalledWith(`An override from ${origin} is not allowed here`);
});

test('A cookie tells the gateway about valid overrides', () => {
  open(`?module:pubs=${MANIFEST}`);
  readOverrides([DEVELOPER]);
  expect(document.cookie).toContain('overrides=on');
  sessionStorage.clear();
  open('?page=2');
  expect(readOverrides([DEVELOPER])).toEqual({});
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).not.toContain('overrides');
});

test('Reset deletes all overrides and nothing else', () => {
  open(`?module:pubs=${MANIFEST}&page=2`);
  sessionStorage.setItem('scroll', '3');
  readOverrides([DEVELOPER]);
  resetOverrides();
  expect({ ...sessionStorage }).toEqual({ scroll: '3' });
  expect(document.cookie).not.toContain('overrides');
});

test('The override banner lists each module with its origin, and has a reset button', () => {
  render(<OverrideBanner overrides={{ pubs: MANIFEST, map: 'http://localhost:4103/mf-manifest.json' }} />);
  expect(screen.getByRole('complementary').textContent).toContain(
    'Loaded from a development server: pubs from http://localhost:4102, map from http://localhost:4103',
  );
  expect(screen.getByRole('button', { name: 'Reset' })).toBeTruthy();
});

test('Style sheets load once, each after its inlined part, settle even after an error, and apply to the first new class', async () => {
  const styles: FirstPage['styles'] = [
    ['/assets/main.css', 'sha384-shell'],
    ['/modules/pubs/1/screen.css', 'sha384-screen'],
  ];
  Object.assign(window, { guideBootstrap: { page: { styles }, hasActed: () => false } });
  document.head.innerHTML = '<style data-part></style><style data-part></style>';
  document.body.innerHTML = '<p class="served">Text</p><p class="other"></p>';
  let settled = false;
  const loaded = loadStyleSheets().then(() => {
    settled = true;
  });
  const names = [...document.head.children].map(({ localName }) => localName);
  expect(names).toEqual(['style', 'link', 'style', 'link']);
  const [shell, screen] = document.querySelectorAll('link');
  expect([shell, screen].map((link) => [link!.rel, link!.getAttribute('href'), link!.integrity])).toEqual([
    ['stylesheet', 'http://localhost/assets/main.css', 'sha384-shell'],
    ['stylesheet', 'http://localhost/modules/pubs/1/screen.css', 'sha384-screen'],
  ]);
  fireEvent.load(shell!);
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).toBe(false);
  fireEvent.error(screen!);
  await loaded;
  await loadStyleSheets();
  const media = () => [...document.querySelectorAll('link')].map((link) => link.media);
  const text = document.querySelector('p')!;
  text.textContent = 'Other text';
  text.className = 'served other';
  text.append(Object.assign(document.createElement('b'), { className: 'served' }));
  await Promise.resolve();
  // The inlined parts have the rules of all classes that were served.
  expect(media()).toEqual(['not all', 'not all']);
  // A widget of another module has its own sheet.
  text.append(Object.assign(document.createElement('button'), { className: 'planner_87b56d-7b' }));
  await Promise.resolve();
  expect(media()).toEqual(['not all', 'not all']);
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<p class="opened"></p>';
  document.body.append(dialog);
  // Before the next paint.
  await Promise.resolve();
  expect(media()).toEqual(['', '']);
});

const DEV = 'http://localhost:4104';
/** Line 1 of the bundle is from a package, line 3 is line 24 of the screen. */
const MAP = {
  version: 3,
  sources: [
    'webpack://guide_pubs/../node_modules/lucide-react/Icon.js',
    'webpack://guide_pubs/./src/screens/TopPubs/TopPubs.tsx',
  ],
  names: [],
  mappings: 'AAAA;;ACuBA',
};

function serve(maps: Record<string, object>) {
  const fetch = jest.fn(async (url: string) =>
    url in maps ? { ok: true, json: async () => maps[url] } : { ok: false },
  );
  Object.assign(globalThis, { fetch });
}

const stack = `Error: broken
    at Icon (${DEV}/__federation_expose_TopPubs.js:1:7)
    at TopPubs (${DEV}/__federation_expose_TopPubs.js:3:9)
    at renderWithHooks (http://localhost:4000/assets/main.js:10:20)`;

test('An error is located in the first source outside of packages', async () => {
  serve({ [`${DEV}/__federation_expose_TopPubs.js.map`]: MAP });
  expect(await sourcePosition(stack)).toBe('src/screens/TopPubs/TopPubs.tsx, line 24');
});

test('Without a source map or stack frames there is no position', async () => {
  serve({});
  expect(await sourcePosition(stack)).toBeNull();
  expect(await sourcePosition('Error: broken')).toBeNull();
});

test.each([
  ['POST', true],
  ['GET', false],
])('Writes are sent at once, reads in a separate task: %s', async (method, isAtOnce) => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => new Response());
  const response = contractFetch(fetch, '2.0.0')('/api/listings', { method });
  expect(fetch.mock.calls.length === 1).toBe(isAtOnce);
  await response;
  const [address, init] = fetch.mock.calls[0]!;
  expect([address, init!.method, new Headers(init!.headers).get(CONTRACT_HEADER)]).toEqual([
    '/api/listings',
    method,
    '2.0.0',
  ]);
});

test("A module's own backend gets a request without the guide's headers and cookies", async () => {
  const plain = jest.fn<typeof globalThis.fetch>(async () => new Response('[{"id":1}]'));
  const ofGuide = jest.fn<typeof globalThis.fetch>();
  const before = window.fetch;
  window.fetch = plain;
  try {
    const api = createApi(contractFetch(ofGuide, '2.0.0'), 'de');
    expect(await api.backend('https://events.example/events')).toEqual([{ id: 1 }]);
  } finally {
    window.fetch = before;
  }
  const [address, init] = plain.mock.calls[0]!;
  expect([address, init!.credentials, init!.redirect, [...new Headers(init!.headers)]]).toEqual([
    'https://events.example/events',
    'omit',
    'error',
    [['accept', 'application/json']],
  ]);
  expect(ofGuide).not.toHaveBeenCalled();
});

describe('applyHead', () => {
  const PAGE = { title: 'The Tower', description: 'A castle' };
  const NOT_FOUND = { title: 'Page Not Found', description: 'Nothing', noIndex: true };

  /** The address and picture that search engines and link previews read. */
  const readHead = () => ({
    canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    ...Object.fromEntries(
      [...document.head.querySelectorAll('meta[property]')].map((meta) => [
        meta.getAttribute('property'),
        meta.getAttribute('content'),
      ]),
    ),
  });

  beforeEach(() => document.head.replaceChildren());

  test('D-3 In-app navigation updates the canonical URL, also after Page Not Found', () => {
    const attraction = 'http://localhost/attraction/5';
    applyHead(NOT_FOUND, '/nowhere');
    expect(readHead()).toMatchObject({ canonical: undefined, 'og:url': 'http://localhost/nowhere' });
    applyHead(PAGE, '/attraction/5');
    expect(readHead()).toMatchObject({ canonical: attraction, 'og:url': attraction });
    applyHead({ ...PAGE, canonical: '/tower-of-london' }, '/attraction/1');
    expect(readHead()).toMatchObject({
      canonical: 'http://localhost/tower-of-london',
      'og:url': 'http://localhost/tower-of-london',
    });
    applyHead(PAGE, '/attraction/5');
    expect(readHead()).toMatchObject({ canonical: attraction, 'og:url': attraction });
    applyHead(NOT_FOUND, '/nowhere');
    expect(readHead()).toMatchObject({ canonical: undefined, 'og:url': 'http://localhost/nowhere' });
  });

  test('In-app navigation updates the addresses in other languages; Page Not Found has none', () => {
    const shown = () =>
      [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map(
        ({ hreflang, href }) => [hreflang, href],
      );
    const languages = [
      { code: 'en', name: 'English', dir: 'ltr' as const },
      { code: 'de', name: 'Deutsch', dir: 'ltr' as const },
    ];
    const served = document.head.appendChild(document.createElement('link'));
    Object.assign(served, { rel: 'alternate', hreflang: 'de', href: 'http://localhost/de' });
    applyHead({ ...PAGE, canonical: '/tower-of-london' }, '/attraction/1', languages);
    expect(shown()).toEqual([
      ['de', 'http://localhost/de/tower-of-london'],
      ['en', 'http://localhost/tower-of-london'],
      ['x-default', 'http://localhost/tower-of-london'],
    ]);
    applyHead(NOT_FOUND, '/nowhere', languages);
    expect(shown()).toEqual([]);
    applyHead(PAGE, '/', languages);
    expect(shown().sort()).toEqual([
      ['de', 'http://localhost/de'],
      ['en', 'http://localhost/'],
      ['x-default', 'http://localhost/'],
    ]);
  });

  test('In-app navigation replaces the JSON-LD, with absolute URLs', () => {
    document.head.innerHTML =
      '<meta property="og:url" content="https://guide.example/"><script type="application/ld+json">{"name":"Home"}</script>';
    const shown = () =>
      [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        JSON.parse(script.textContent ?? ''),
      );
    const tower = { name: 'The Tower', url: '/attraction/5' };
    applyHead({ ...PAGE, jsonLd: [tower, { name: '</script>' }] }, '/attraction/5');
    expect(shown()).toEqual([
      { name: 'The Tower', url: 'https://guide.example/attraction/5' },
      { name: '</script>' },
    ]);
    applyHead(NOT_FOUND, '/nowhere');
    expect(shown()).toEqual([]);
  });

  test('A page read at another origin keeps its canonical origin', () => {
    document.head.innerHTML =
      '<meta property="og:url" content="https://guide.example/"><link rel="canonical" href="https://guide.example/">';
    applyHead(PAGE, '/attraction/5');
    const attraction = 'https://guide.example/attraction/5';
    expect(readHead()).toMatchObject({ canonical: attraction, 'og:url': attraction });
  });
});

describe('uncaught errors', () => {
  const [pubs, map] = [release('pubs'), release('map')];
  const PUBS_FILE = 'http://localhost/modules/pubs/1.0.0/entry.js';
  const MAP_FILE = 'http://localhost/modules/map/1.0.0/entry.js';
  const FOREIGN_FILE = 'https://elsewhere.example/modules/pubs/1.0.0/tag.js';

  const report = jest.fn();
  beforeAll(() => {
    allowRelease(pubs);
    allowRelease(map);
    for (const [owner, name] of [
      [window, 'fetch'],
      [navigator, 'sendBeacon'],
    ] as const)
      Object.defineProperty(owner, name, { configurable: true, value: () => 'original' });
    reportUncaught(report);
    protectSharedGlobals(report);
  });
  beforeEach(() => {
    report.mockClear();
  });

  const thrown = (...files: string[]) =>
    Object.assign(new Error('It failed.'), {
      stack: ['Error: It failed.', ...files.map((file) => `    at onClick (${file}:1:2)`)].join('\n'),
    });

  test('An uncaught error is reported for the first release on its stack', () => {
    const error = thrown(FOREIGN_FILE, 'http://localhost/assets/main.js', PUBS_FILE, MAP_FILE);
    dispatchEvent(new ErrorEvent('error', { error }));
    expect(report.mock.calls).toEqual([[pubs, error, 'error']]);
  });

  test('Stopped error events and rejected promises are reported', () => {
    const error = thrown(MAP_FILE);
    const element = document.body.appendChild(document.createElement('div'));
    element.addEventListener('error', (event) => event.stopPropagation());
    element.dispatchEvent(new ErrorEvent('error', { error, bubbles: true }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    expect(report.mock.calls).toEqual([
      [map, error, 'error'],
      [map, error, 'error'],
    ]);
  });

  test('An error without a stack is reported for the file that threw it', () => {
    dispatchEvent(new ErrorEvent('error', { error: 'text', filename: MAP_FILE }));
    expect(report.mock.calls).toEqual([[map, new Error('text'), 'error']]);
  });

  test('An error without a module file is not reported', () => {
    dispatchEvent(new ErrorEvent('error', { error: thrown(FOREIGN_FILE), filename: FOREIGN_FILE }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'text' }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown() }));
    expect(report).not.toHaveBeenCalled();
  });

  /** Assigns from code of this file, which is then on the stack. */
  const assignFrom = (filename: string, owner: object, name: string, value: unknown): void =>
    runInThisContext('(owner, name, value) => { owner[name] = value; }', { filename })(owner, name, value);

  test.each<[string, string, object]>([
    ['window', 'fetch', window],
    ['history', 'pushState', history],
    ['history', 'replaceState', history],
    ['navigator', 'sendBeacon', navigator],
  ])('A module cannot replace %s.%s, and its attempt is reported', (ownerName, name, owner) => {
    const original = Reflect.get(owner, name);
    expect(typeof original).toBe('function');
    assignFrom(PUBS_FILE, owner, name, () => 'replaced');
    expect(Reflect.get(owner, name)).toBe(original);
    expect(report.mock.calls).toEqual([[pubs, new Error(`It assigns to ${ownerName}.${name}`), 'error']]);
    expect(Object.getOwnPropertyDescriptor(owner, name)).toMatchObject({
      configurable: false,
      enumerable: true,
    });

    const replaced = () => 'replaced';
    assignFrom(FOREIGN_FILE, owner, name, replaced);
    expect(Reflect.get(owner, name)).toBe(replaced);
    expect(report).toHaveBeenCalledTimes(1);
  });
});
