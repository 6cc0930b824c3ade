import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { offlineStore, startDownload } from '../src/offline/bundle/offlineStore';
import { registerWorker } from '../src/offline/register';

const register = jest.fn(async (_url: string) => {});
const postMessage = jest.fn();
const workers = Object.assign(new EventTarget(), {
  controller: null,
  register,
  ready: Promise.resolve({ active: { postMessage } }),
});

/** jsdom has no observer, and loads no files. */
let observe: (...files: { name: string; initiatorType: string; startTime: number }[]) => void;
class FakeObserver {
  observe = jest.fn();
  constructor(onEntries: (list: { getEntries(): object[] }) => void) {
    observe = (...files) => onEntries({ getEntries: () => files });
  }
}
const storedUrls = () =>
  postMessage.mock.calls.map(
    ([message]) => (message as { payload: { urlsToCache: unknown[] } }).payload.urlsToCache,
  );

const finishLoading = () => fireEvent(window, new Event('load'));
const setWorkers = (attributes: PropertyDescriptor) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, ...attributes });
const setReadyState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });

beforeEach(() => {
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  setReadyState('interactive');
  setWorkers({ value: workers });
});
afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'readyState');
  delete document.documentElement.dataset.worker;
  offlineStore.setState({ status: null });
});

test('D-37 the first page registers the worker as soon as it has loaded, without an interaction', async () => {
  registerWorker();
  expect(register).not.toHaveBeenCalled();
  finishLoading();
  expect(register.mock.calls.map(([url]) => url)).toEqual(['/worker.js']);
  await new Promise((resolve) => setTimeout(resolve));
  const page = [[location.href, { headers: { accept: 'text/html' } }]];
  expect(storedUrls()).toEqual([page]);
});

test('D-37 the first page stores files that still load when the worker takes control, and no later ones', async () => {
  registerWorker();
  finishLoading();
  await new Promise((resolve) => setTimeout(resolve));
  postMessage.mockClear();
  const startTime = performance.now();
  workers.dispatchEvent(new Event('controllerchange'));
  observe(
    { name: '/entry.js', initiatorType: 'script', startTime },
    { name: '/api/pubs/1', initiatorType: 'fetch', startTime },
    { name: '/late.js', initiatorType: 'script', startTime: startTime + 60_000 },
  );
  observe({ name: '/later.js', initiatorType: 'script', startTime: startTime + 60_000 });
  expect(storedUrls()).toEqual([['/entry.js']]);
});

test('D-37 a page registers no worker if it has one or workers are switched off', () => {
  setWorkers({ value: Object.assign(new EventTarget(), { ...workers, controller: {} }) });
  registerWorker();
  finishLoading();
  setWorkers({ value: workers });
  document.documentElement.dataset.worker = 'off';
  registerWorker();
  finishLoading();
  expect(register).not.toHaveBeenCalled();
});

test.each([
  [
    'throws',
    {
      get: () => {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    },
  ],
  ['is missing', { value: undefined }],
])(
  'D-37 where navigator.serviceWorker %s, only reading offline is off, and its panel says so',
  async (_what, workers) => {
    setWorkers(workers);
    setReadyState('complete');
    expect(registerWorker).not.toThrow();
    await startDownload();
    expect(offlineStore.getState().status).toEqual({ state: 'failed', reason: 'unsupported' });
  },
);
