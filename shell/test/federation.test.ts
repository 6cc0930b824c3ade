/**
 * @jest-environment jsdom
 * @jest-environment-options {"resources": "usable", "runScripts": "dangerously"}
 */
import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import { federationLoader } from '../src/loader/federation';
import { LoadError } from '../src/loader/loader';
import plugin from '../src/loader/plugin';
import { LOAD_TIMEOUT_MS } from '../src/loader/timeout';
import { startTexts } from '../src/texts';
import { containerOf, entryOf, openModuleStore } from './support/moduleStore';

// The real federation runtime and scripts over HTTP; jsdom does not check integrity.
let store: Awaited<ReturnType<typeof openModuleStore>>;
jest.spyOn(console, 'error').mockImplementation(() => {});
const report = jest.fn();

beforeAll(async () => {
  init({ name: 'guide_shell', remotes: [], plugins: [plugin()] });
  store = await openModuleStore();
  const nodeFetch: typeof fetch = runInThisContext('fetch');
  Object.assign(globalThis, { fetch: (path: string) => nodeFetch(new URL(path, store.url)) });
});
afterAll(() => store.close());

const good = (module: string, version: string, text = version) =>
  store.release(module, version, entryOf(containerOf(module, version), 'Screen', text));
const textOf = async (loaded: Promise<unknown>) => ((await loaded) as { text: string }).text;
const apiRequests = () => store.requests.filter((address) => address.startsWith('/api/'));

test('A screen is loaded once from the pinned release, then read without suspending', async () => {
  const loader = federationLoader({ one: good('one', '1') }, report);
  const first = loader.screen('one', 'Screen');
  expect(await textOf(first)).toBe('1');
  const second = loader.screen('one', 'Screen');
  expect(second).toMatchObject({ status: 'fulfilled', value: { text: '1' } });
  expect(apiRequests()).toEqual([]);
  expect(store.requests.filter((address) => address.includes('/one/'))).toEqual(['/modules/one/1/entry.js']);
});

test('The federation runtime only preloads style sheets', () => {
  const hooks = plugin();
  const [remoteInfo, url] = [undefined as never, `${store.url}/modules/one/1/one.css`];
  const link = hooks.createLink!({ url, attrs: { rel: 'stylesheet' }, remoteInfo }) as HTMLLinkElement;
  expect([link.rel, link.getAttribute('as') ?? link.as, link.crossOrigin, link.href]).toEqual([
    'preload',
    'style',
    'anonymous',
    url,
  ]);
  for (const attrs of [{ rel: 'preload', as: 'script' }, undefined])
    expect(hooks.createLink!({ url, attrs, remoteInfo })).toBeUndefined();
});

test('A release with an unregistered file is not loaded', async () => {
  const unsigned = { ...good('bare', '1'), exposes: { Screen: { js: ['screen.js'], css: [] } } };
  store.respondWith([unsigned]);
  const loader = federationLoader({ bare: unsigned }, report);
  await expect(loader.screen('bare', 'Screen')).rejects.toThrow('No release of bare');
  expect(store.requests.filter((address) => address.startsWith('/modules/bare/'))).toEqual([]);
});

test.each([
  ['is missing', 'two', undefined],
  ['throws', 'three', 'throw new Error("broken build")'],
])(
  'If the pinned release %s, the last good release replaces it and the failure is reported',
  async (_what, module, code) => {
    const broken = store.release(module, '2', code);
    store.respondWith([broken, good(module, '1')]);
    const loader = federationLoader({ [module]: broken }, report);
    expect(await textOf(loader.screen(module, 'Screen'))).toBe('1');
    expect(apiRequests().at(-1)).toBe(`/api/modules/${module}/releases`);
    expect(report).toHaveBeenCalledWith(broken, expect.any(Error), 'load');
  },
);

test.each([
  ['an empty object', 'ten', {}],
  ['an incomplete release', 'eleven', [{ module: 'eleven', version: '3' }]],
  ['an error body', 'twelve', { error: { code: 'X', message: 'x', requestId: 'r' } }],
  ['nothing', 'thirteen', null],
])(
  'API-01 If the registry responds with %s, the pinned release is tried again',
  async (_what, module, response) => {
    const pinned = store.release(module, '2');
    store.respondWith(response);
    const loader = federationLoader({ [module]: pinned }, report);
    await expect(loader.screen(module, 'Screen')).rejects.toThrow(LoadError);
    good(module, '2');
    loader.resetFailures(module);
    expect(await textOf(loader.screen(module, 'Screen'))).toBe('2');
  },
);

test('Requests to a silent registry time out after 1 s', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  const release = store.release('silent', '1');
  store.respondWith([release]);
  await expect(federationLoader({ silent: release }, report).screen('silent', 'Screen')).rejects.toThrow(
    LoadError,
  );
  expect(limit.mock.calls).toEqual([[1000]]);
  limit.mockRestore();
});

test('Without a working release, a retry sends new requests', async () => {
  const missing = store.release('four', '1');
  store.respondWith([missing]);
  const loader = federationLoader({ four: missing }, report);
  const failure = await loader.screen('four', 'Screen').catch((error) => error);
  expect(failure).toBeInstanceOf(LoadError);
  expect(loader.screen('four', 'Screen')).toMatchObject({ status: 'rejected' });
  good('four', '1');
  loader.resetFailures('four');
  expect(await textOf(loader.screen('four', 'Screen'))).toBe('1');
  expect(store.requests.some((address) => /\/four\/1\/entry\.js\?retry=\d/.test(address))).toBe(true);
});

test('A hanging release times out and is reported', async () => {
  let arrive = () => {};
  const late = store.release('five', '1', (response) => {
    arrive = () =>
      response.setHeader('content-type', 'text/javascript').end(entryOf(late.container, 'Screen', 'late'));
  });
  store.respondWith([]);
  const loader = federationLoader({ five: late }, report);
  const startedAt = performance.now();
  const failure: LoadError = await loader.widget('five', 'Screen').catch((error) => error);
  expect(failure).toBeInstanceOf(LoadError);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(LOAD_TIMEOUT_MS - 5);
  arrive();
  await expect(failure.later).rejects.toThrow('No release of five');
  expect(report).toHaveBeenCalledWith(
    late,
    expect.objectContaining({ name: 'LateError', message: 'five/Screen took too long to load' }),
    'load',
  );
});

test('A release that timed out is not requested again; the previous release replaces it', async () => {
  let arrive = () => {};
  const late = store.release('slow', '2', (response) => {
    // jsdom runs scripts in the order of their requests: the older release waits for this one.
    arrive = () =>
      response.setHeader('content-type', 'text/javascript').end(entryOf(late.container, 'Screen', 'late'));
  });
  store.respondWith([late, good('slow', '1')]);
  const loader = federationLoader({ slow: late }, report);
  const failure: LoadError = await loader.screen('slow', 'Screen').catch((error) => error);
  arrive();
  await failure.later;
  expect(await textOf(loader.screen('slow', 'Screen'))).toBe('1');
  expect(store.requests.filter((address) => address.includes('/slow/2/'))).toHaveLength(1);
});

test.each([
  ['is missing', 'untranslated', undefined],
  ['never arrives', 'waiting', () => {}],
])(
  'If a catalogue %s, its release is shown in English and has no failure',
  async (_what, module, catalogue) => {
    const { dataset } = document.documentElement;
    dataset.base = '/de';
    startTexts();
    report.mockClear();
    const release = good(module, '1');
    const texts = {
      file: store.file(release, 'texts-de.json', catalogue),
      integrity: '',
      translated: 1,
      texts: 1,
    };
    const loader = federationLoader({ [module]: { ...release, languages: { de: texts } } }, report);
    expect(await textOf(loader.screen(module, 'Screen'))).toBe('1');
    expect(store.requests.filter((address) => address.endsWith('.json'))).toContain(
      `/modules/${module}/1/texts-de.json`,
    );
    expect(report).not.toHaveBeenCalled();
    // Vitals of the page are not sent.
    expect('untranslated' in dataset).toBe(true);
    delete dataset.untranslated;
    delete dataset.base;
    startTexts();
  },
);

test('Retrying a module does not reload the others', async () => {
  const missing = store.release('lost', '1');
  store.respondWith([]);
  const loader = federationLoader({ lost: missing, lost2: store.release('lost2', '1') }, report);
  for (const module of ['lost', 'lost2'])
    await expect(loader.screen(module, 'Screen')).rejects.toThrow(LoadError);
  good('lost', '1');
  store.respondWith([missing]);
  const second = loader.screen('lost2', 'Screen');
  loader.resetFailures('lost');
  expect(await textOf(loader.screen('lost', 'Screen'))).toBe('1');
  expect(loader.screen('lost2', 'Screen')).toBe(second);
  await expect(second).rejects.toThrow(LoadError);
});

test('A release that failed while rendering is not loaded again', async () => {
  const current = good('six', '2');
  store.respondWith([current, good('six', '1')]);
  const loader = federationLoader({ six: current }, report);
  expect(await textOf(loader.screen('six', 'Screen'))).toBe('2');
  loader.markFailed('six', 'Screen', new Error('thrown while rendering'));
  expect(await textOf(loader.screen('six', 'Screen'))).toBe('1');
});

test('A failed replacement is reported and not tried again', async () => {
  const missing = store.release('seventeen', '3');
  const [broken, replacement] = [store.release('seventeen', '2'), good('seventeen', '1')];
  store.respondWith([broken, replacement]);
  const loader = federationLoader({ seventeen: missing }, report);
  expect(await textOf(loader.screen('seventeen', 'Screen'))).toBe('1');
  report.mockClear();
  const error = new Error('thrown while rendering');
  loader.markFailed('seventeen', 'Screen', error);
  expect(report.mock.calls).toEqual([[replacement, error, 'render']]);
  await expect(loader.screen('seventeen', 'Screen')).rejects.toThrow('No release of seventeen gives Screen');
  const requestsOf = (version: string) =>
    store.requests.filter((path) => path.includes(`/seventeen/${version}/`));
  expect([requestsOf('2').length, requestsOf('1').length]).toEqual([1, 1]);
});

test('Retrying a module does not restore a failed release of another module', async () => {
  const current = good('eighteen', '2');
  store.respondWith([current, good('eighteen', '1')]);
  const loader = federationLoader({ eighteen: current, nineteen: good('nineteen', '1') }, report);
  expect(await textOf(loader.screen('eighteen', 'Screen'))).toBe('2');
  loader.markFailed('eighteen', 'Screen', new Error('thrown while rendering'));
  loader.resetFailures('nineteen');
  expect(await textOf(loader.screen('eighteen', 'Screen'))).toBe('1');
});

const twoParts = (module: string, version: string) =>
  store.release(
    module,
    version,
    `var ${containerOf(module, version)} = {
      init: () => Promise.resolve(),
      get: async (name) => () => ({ default: { text: name + ' of ${version}' } }),
    };`,
  );

test('After one failed screen the release keeps its other screens; after two it is replaced', async () => {
  const current = twoParts('parts', '2');
  store.respondWith([current, twoParts('parts', '1')]);
  const loader = federationLoader({ parts: current }, report);
  const from = (name: string) => textOf(loader.screen('parts', name));
  expect(await from('First')).toBe('./First of 2');
  loader.markFailed('parts', 'First', new Error('thrown while rendering'));
  expect(await from('First')).toBe('./First of 1');
  expect(await from('Second')).toBe('./Second of 2');
  loader.markFailed('parts', 'Second', new Error('thrown while rendering'));
  expect(await from('Second')).toBe('./Second of 1');
  expect(await from('Third')).toBe('./Third of 1');
});

test('A release without the requested screen counts as failed', async () => {
  const current = good('seven', '1');
  store.respondWith([current]);
  await expect(federationLoader({ seven: current }, report).screen('seven', 'Other')).rejects.toBeInstanceOf(
    LoadError,
  );
});

test.each([
  ['has no release', 'eight', []],
  ['does not respond', 'unknown', null],
])('A module without a release fails at once if the registry %s', async (_what, module, response) => {
  store.respondWith(response);
  report.mockClear();
  const loaded = federationLoader({}, report).screen(module, 'Screen');
  await expect(loaded).rejects.toThrow(`No release of ${module} gives Screen`);
  expect(report).not.toHaveBeenCalled();
});

test("A developer's build is loaded from its own server", async () => {
  const pinned = good('nine', '1', 'released');
  const manifest = store.release('nine', 'dev', entryOf(pinned.container, 'Screen', 'developed'));
  const loader = federationLoader({ nine: pinned }, report, { nine: `${manifest.base}entry.js` });
  expect(await textOf(loader.screen('nine', 'Screen'))).toBe('developed');
});

test("An error thrown by a developer's screen is reported as the cause", async () => {
  const pinned = good('thrower', '1');
  const overrides = { thrower: `${store.url}/modules/thrower/1/entry.js` };
  const loader = federationLoader({ thrower: pinned }, report, overrides);
  await loader.screen('thrower', 'Screen');
  const cause = new Error('thrown while rendering');
  loader.markFailed('thrower', 'Screen', cause);
  await expect(loader.screen('thrower', 'Screen')).rejects.toMatchObject({ cause });
});

test("No release replaces a developer's failed build", async () => {
  const pinned = good('edited', '1', 'released');
  const broken = store.release('edited', 'dev', 'throw new Error("half edited")');
  store.respondWith([pinned]);
  const requestCount = apiRequests().length;
  const loader = federationLoader({ edited: pinned }, report, { edited: `${broken.base}entry.js` });
  await expect(loader.screen('edited', 'Screen')).rejects.toThrow('No release of edited gives Screen');
  expect(apiRequests()).toHaveLength(requestCount);
});
