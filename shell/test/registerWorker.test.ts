import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { offlineStore, startDownload } from '../src/offline/bundle/offlineStore';
import { registerWorker } from '../src/offline/register';

const register = jest.fn(async (_url: string) => {});
const postMessage = jest.fn();
const workers = { controller: null, register, ready: Promise.resolve({ active: { postMessage } }) };

const finishLoading = () => fireEvent(window, new Event('load'));
const setWorkers = (attributes: PropertyDescriptor) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, ...attributes });
const setReadyState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });

beforeEach(() => {
  Performance.prototype.getEntriesByType ??= () => [];
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
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(postMessage.mock.calls).toEqual([
    [expect.objectContaining({ type: 'CACHE_URLS', payload: { urlsToCache: expect.any(Array) } })],
  ]);
});

test('D-37 a page registers no worker if it has one or workers are switched off', () => {
  setWorkers({ value: { ...workers, controller: {} } });
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
