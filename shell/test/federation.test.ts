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

test('when the pinned release is gone the last good one takes its place, and the failure names module and owner', async () => {
  const gone = store.release('two', '2');
  store.answer([gone, good('two', '1')]);
  const loader = federationLoader({ two: gone }, report);
  expect(await words(loader.screen('two', 'Screen'))).toBe('1');
  expect(report).toHaveBeenCalledWith(gone, expect.any(Error), 'load');
});

test.each([
  ['an empty object', 'ten', {}],
  ['a list of what is hardly begun', 'eleven', [{ module: 'eleven', version: '3' }]],
  ['an error body', 'twelve', { error: { code: 'X', message: 'x', requestId: 'r' } }],
  ['nothing', 'thirteen', null],
])(
  'API-01 a registry that answers %s cannot be asked: the pinned release is tried again',
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

test('a release whose code throws is passed over as well', async () => {
  const broken = store.release('three', '2', 'throw new Error("broken build")');
  store.answer([broken, good('three', '1')]);
  expect(await words(federationLoader({ three: broken }, report).screen('three', 'Screen'))).toBe('1');
});

test('with no release that works a retry asks again with new requests, and works once the cause is gone', async () => {
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
});

test('a release that failed while it ran is not taken again', async () => {
  const current = good('six', '2');
  store.answer([current, good('six', '1')]);
  const loader = federationLoader({ six: current }, report);
  expect(await words(loader.screen('six', 'Screen'))).toBe('2');
  loader.markFailed('six', 'Screen', new Error('thrown while rendering'));
  expect(await words(loader.screen('six', 'Screen'))).toBe('1');
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

test('a module without any release is a failure, not a wait', async () => {
  store.answer([]);
  await expect(federationLoader({}, report).screen('eight', 'Screen')).rejects.toThrow('No release of eight');
});

test("a developer's build is taken from where it is served, and nothing else in its place", async () => {
  const pinned = good('nine', '1', 'released');
  const manifest = store.release('nine', 'dev', entryOf(pinned.container, 'Screen', 'developed'));
  const loader = federationLoader({ nine: pinned }, report, { nine: `${manifest.base}entry.js` });
  expect(await words(loader.screen('nine', 'Screen'))).toBe('developed');
});
