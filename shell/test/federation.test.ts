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
import { containerOf, entryOf, openModuleStore } from './support/moduleStore';

// The federation runtime itself, scripts over HTTP: only integrity is left to real browsers, which jsdom does not check.
let store: Awaited<ReturnType<typeof openModuleStore>>;
jest.spyOn(console, 'error').mockImplementation(() => {});
const report = jest.fn();

beforeAll(async () => {
  init({ name: 'guide_shell', remotes: [], plugins: [plugin()] });
  store = await openModuleStore();
  const nodeFetch: typeof fetch = runInThisContext('fetch');
  Object.assign(globalThis, { fetch: (path: string) => nodeFetch(store.url + path) });
});
afterAll(() => store.close());

const good = (module: string, version: string, says = version) =>
  store.release(module, version, entryOf(containerOf(module, version), 'Screen', says));
const words = async (loaded: Promise<unknown>) => ((await loaded) as { says: string }).says;
const apiCalls = () => store.asked.filter((address) => address.startsWith('/api/'));

test('a screen comes from the pinned release, once, and is read without waiting after that', async () => {
  const loader = federationLoader({ one: good('one', '1') }, report);
  const first = loader.screen('one', 'Screen');
  expect(await words(first)).toBe('1');
  const again = loader.screen('one', 'Screen');
  expect(again).toMatchObject({ status: 'fulfilled', value: { says: '1' } });
  expect(apiCalls()).toEqual([]);
  expect(store.asked.filter((address) => address.includes('/one/'))).toEqual(['/modules/one/1/entry.js']);
});

test('style sheets that the federation runtime finds are only preloaded', () => {
  const hooks = plugin();
  const [remoteInfo, url] = [undefined as never, `${store.url}/modules/one/1/one.css`];
  const ahead = hooks.createLink!({ url, attrs: { rel: 'stylesheet' }, remoteInfo }) as HTMLLinkElement;
  expect([ahead.rel, ahead.getAttribute('as') ?? ahead.as, ahead.crossOrigin, ahead.href]).toEqual([
    'preload',
    'style',
    'anonymous',
    url,
  ]);
  for (const attrs of [{ rel: 'preload', as: 'script' }, undefined])
    expect(hooks.createLink!({ url, attrs, remoteInfo })).toBeUndefined();
});

test('a release with a screen whose file has no registered hash is not loaded', async () => {
  const unsigned = { ...good('bare', '1'), exposes: { Screen: { js: ['screen.js'], css: [] } } };
  store.answer([unsigned]);
  const loader = federationLoader({ bare: unsigned }, report);
  await expect(loader.screen('bare', 'Screen')).rejects.toThrow('No release of bare');
  expect(store.asked.filter((address) => address.startsWith('/modules/bare/'))).toEqual([]);
});

test.each([
  ['is gone', 'two', undefined],
  ['throws', 'three', 'throw new Error("broken build")'],
])(
  'when the pinned release %s the last good one replaces it, and the failure names module and owner',
  async (_what, module, code) => {
    const broken = store.release(module, '2', code);
    store.answer([broken, good(module, '1')]);
    const loader = federationLoader({ [module]: broken }, report);
    expect(await words(loader.screen(module, 'Screen'))).toBe('1');
    expect(apiCalls().at(-1)).toBe(`/api/modules/${module}/releases`);
    expect(report).toHaveBeenCalledWith(broken, expect.any(Error), 'load');
  },
);

test.each([
  ['an empty object', 'ten', {}],
  ['a list of what is hardly begun', 'eleven', [{ module: 'eleven', version: '3' }]],
  ['an error body', 'twelve', { error: { code: 'X', message: 'x', requestId: 'r' } }],
  ['nothing', 'thirteen', null],
])(
  'API-01 a registry that answers %s counts as failed: the pinned release is tried again',
  async (_what, module, answer) => {
    const pinned = store.release(module, '2');
    store.answer(answer);
    const loader = federationLoader({ [module]: pinned }, report);
    await expect(loader.screen(module, 'Screen')).rejects.toThrow(LoadError);
    good(module, '2');
    loader.resetFailures(module);
    expect(await words(loader.screen(module, 'Screen'))).toBe('2');
  },
);

test('a registry that does not answer is given up after 1 s', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  const gone = store.release('silent', '1');
  store.answer([gone]);
  await expect(federationLoader({ silent: gone }, report).screen('silent', 'Screen')).rejects.toThrow(
    LoadError,
  );
  expect(limit.mock.calls).toEqual([[1000]]);
  limit.mockRestore();
});

test('with no release that works a retry sends new requests, and works once the cause is gone', async () => {
  const gone = store.release('four', '1');
  store.answer([gone]);
  const loader = federationLoader({ four: gone }, report);
  const failure = await loader.screen('four', 'Screen').catch((error) => error);
  expect(failure).toBeInstanceOf(LoadError);
  expect(loader.screen('four', 'Screen')).toMatchObject({ status: 'rejected' });
  good('four', '1');
  loader.resetFailures('four');
  expect(await words(loader.screen('four', 'Screen'))).toBe('1');
  expect(store.asked.some((address) => /\/four\/1\/entry\.js\?retry=\d/.test(address))).toBe(true);
});

test('a release that hangs is given up in time, and that nothing else gives it is reported', async () => {
  let arrive = () => {};
  const late = store.release('five', '1', (response) => {
    arrive = () =>
      response.setHeader('content-type', 'text/javascript').end(entryOf(late.container, 'Screen', 'late'));
  });
  store.answer([]);
  const loader = federationLoader({ five: late }, report);
  const began = performance.now();
  const failure: LoadError = await loader.widget('five', 'Screen').catch((error) => error);
  expect(failure).toBeInstanceOf(LoadError);
  // A timer never fires early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(LOAD_TIMEOUT_MS - 5);
  arrive();
  await expect(failure.later).rejects.toThrow('No release of five');
  expect(report).toHaveBeenCalledWith(
    late,
    expect.objectContaining({ name: 'LateError', message: 'five/Screen took too long to load' }),
    'load',
  );
});

test('what was too slow once is not requested a second time: the release before it replaces it', async () => {
  let arrive = () => {};
  const late = store.release('slow', '2', (response) => {
    // jsdom runs scripts in the order in which they were requested: the other one waits for this.
    arrive = () =>
      response.setHeader('content-type', 'text/javascript').end(entryOf(late.container, 'Screen', 'late'));
  });
  store.answer([late, good('slow', '1')]);
  const loader = federationLoader({ slow: late }, report);
  const failure: LoadError = await loader.screen('slow', 'Screen').catch((error) => error);
  arrive();
  await failure.later;
  expect(await words(loader.screen('slow', 'Screen'))).toBe('1');
  expect(store.asked.filter((address) => address.includes('/slow/2/'))).toHaveLength(1);
});

test('a retry of one module leaves the others as they are', async () => {
  const gone = store.release('lost', '1');
  store.answer([]);
  const loader = federationLoader({ lost: gone, lost2: store.release('lost2', '1') }, report);
  for (const module of ['lost', 'lost2'])
    await expect(loader.screen(module, 'Screen')).rejects.toThrow(LoadError);
  good('lost', '1');
  store.answer([gone]);
  const other = loader.screen('lost2', 'Screen');
  loader.resetFailures('lost');
  expect(await words(loader.screen('lost', 'Screen'))).toBe('1');
  expect(loader.screen('lost2', 'Screen')).toBe(other);
  await expect(other).rejects.toThrow(LoadError);
});

test('a release that failed while it ran is not loaded again', async () => {
  const current = good('six', '2');
  store.answer([current, good('six', '1')]);
  const loader = federationLoader({ six: current }, report);
  expect(await words(loader.screen('six', 'Screen'))).toBe('2');
  loader.markFailed('six', 'Screen', new Error('thrown while rendering'));
  expect(await words(loader.screen('six', 'Screen'))).toBe('1');
});

test('what failed in place of the pinned release is what is reported, and is not tried again', async () => {
  const gone = store.release('seventeen', '3');
  const [broken, replacement] = [store.release('seventeen', '2'), good('seventeen', '1')];
  store.answer([broken, replacement]);
  const loader = federationLoader({ seventeen: gone }, report);
  expect(await words(loader.screen('seventeen', 'Screen'))).toBe('1');
  report.mockClear();
  const error = new Error('thrown while rendering');
  loader.markFailed('seventeen', 'Screen', error);
  expect(report.mock.calls).toEqual([[replacement, error, 'render']]);
  await expect(loader.screen('seventeen', 'Screen')).rejects.toThrow('No release of seventeen gives Screen');
  // Neither the one that could not be loaded nor the one that failed while it ran.
  const asked = (version: string) => store.asked.filter((path) => path.includes(`/seventeen/${version}/`));
  expect([asked('2').length, asked('1').length]).toEqual([1, 1]);
});

test('a retry of one module does not bring back the failed release of another', async () => {
  const current = good('eighteen', '2');
  store.answer([current, good('eighteen', '1')]);
  const loader = federationLoader({ eighteen: current, nineteen: good('nineteen', '1') }, report);
  expect(await words(loader.screen('eighteen', 'Screen'))).toBe('2');
  loader.markFailed('eighteen', 'Screen', new Error('thrown while rendering'));
  loader.resetFailures('nineteen');
  expect(await words(loader.screen('eighteen', 'Screen'))).toBe('1');
});

/** Two parts of one release. */
const twoParts = (module: string, version: string) =>
  store.release(
    module,
    version,
    `var ${containerOf(module, version)} = {
      init: () => Promise.resolve(),
      get: async (name) => () => ({ default: { says: name + ' of ${version}' } }),
    };`,
  );

test('a screen that fails costs the release that screen only; a second one that fails costs it the others', async () => {
  const current = twoParts('parts', '2');
  store.answer([current, twoParts('parts', '1')]);
  const loader = federationLoader({ parts: current }, report);
  const from = (name: string) => words(loader.screen('parts', name));
  expect(await from('First')).toBe('./First of 2');
  loader.markFailed('parts', 'First', new Error('thrown while rendering'));
  expect(await from('First')).toBe('./First of 1');
  expect(await from('Second')).toBe('./Second of 2');
  loader.markFailed('parts', 'Second', new Error('thrown while rendering'));
  expect(await from('Second')).toBe('./Second of 1');
  expect(await from('Third')).toBe('./Third of 1');
});

test('a name that a release lacks is a failure of that release', async () => {
  const current = good('seven', '1');
  store.answer([current]);
  await expect(federationLoader({ seven: current }, report).screen('seven', 'Other')).rejects.toBeInstanceOf(
    LoadError,
  );
});

test.each([
  ['has no release', 'eight', []],
  ['does not respond', 'unknown', null],
])(
  'a module that the page has no release of is a failure, not a wait, when the registry %s',
  async (_what, module, answer) => {
    store.answer(answer);
    report.mockClear();
    const loaded = federationLoader({}, report).screen(module, 'Screen');
    await expect(loaded).rejects.toThrow(`No release of ${module} gives Screen`);
    expect(report).not.toHaveBeenCalled();
  },
);

test("a developer's build is loaded from where it is served, and nothing else in its place", async () => {
  const pinned = good('nine', '1', 'released');
  const manifest = store.release('nine', 'dev', entryOf(pinned.container, 'Screen', 'developed'));
  const loader = federationLoader({ nine: pinned }, report, { nine: `${manifest.base}entry.js` });
  expect(await words(loader.screen('nine', 'Screen'))).toBe('developed');
});

test("a developer's screen that throws while rendering is reported with its own error as the cause", async () => {
  const pinned = good('thrower', '1');
  const overrides = { thrower: `${store.url}/modules/thrower/1/entry.js` };
  const loader = federationLoader({ thrower: pinned }, report, overrides);
  await loader.screen('thrower', 'Screen');
  const cause = new Error('thrown while rendering');
  loader.markFailed('thrower', 'Screen', cause);
  await expect(loader.screen('thrower', 'Screen')).rejects.toMatchObject({ cause });
});

test("a developer's build that fails is a failure: no release replaces it", async () => {
  const pinned = good('edited', '1', 'released');
  const broken = store.release('edited', 'dev', 'throw new Error("half edited")');
  store.answer([pinned]);
  const asked = apiCalls().length;
  const loader = federationLoader({ edited: pinned }, report, { edited: `${broken.base}entry.js` });
  await expect(loader.screen('edited', 'Screen')).rejects.toThrow('No release of edited gives Screen');
  expect(apiCalls()).toHaveLength(asked);
});
