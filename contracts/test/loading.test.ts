import { TransformStream } from 'node:stream/web';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { importPart } from '../loading';

const SCRIPT = 'https://guide.example/modules/map/1/216.js';
const requested: string[] = [];
let network = new TransformStream<Uint8Array>();
const bytesArrive = () => network.writable.getWriter();

/** Like the bundler: `import()` fails after 2.8 s, until the script has arrived. */
const isLate = () =>
  Object.assign(new Error('Loading chunk 216 failed'), { type: 'timeout', request: SCRIPT });
const load = jest.fn<() => Promise<string>>();

const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms);
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  await advance(0);
  return Promise.race([promise.catch((error) => error.name), Promise.resolve('pending')]);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  requested.length = 0;
  network = new TransformStream();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    requested.push(String(url));
    init?.signal?.addEventListener(
      'abort',
      () => void network.writable.abort(init.signal!.reason).catch(() => {}),
    );
    return new Response(network.readable as unknown as BodyInit);
  });
});
afterEach(() => {
  load.mockReset();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('ERR-09 A part of a module loads as long as its bytes arrive', async () => {
  load.mockRejectedValueOnce(isLate()).mockResolvedValue('the map');
  const part = importPart(load);
  const writer = bytesArrive();
  for (let seconds = 0; seconds < 60; seconds += 15) {
    expect(await stateOf(part)).toBe('pending');
    void writer.write(new TextEncoder().encode('x'));
    await advance(15_000);
  }
  void writer.close();
  expect(await part).toBe('the map');
  expect([requested, load.mock.calls.length]).toEqual([[SCRIPT], 2]);
});

test('ERR-09 A part fails after 20 s without bytes, and at once if its script is missing', async () => {
  load.mockRejectedValue(isLate());
  const silent = importPart(load);
  const failure = silent.catch((error) => error.name);
  await advance(19_999);
  expect(await stateOf(silent)).toBe('pending');
  await advance(1);
  expect(await failure).toBe('TimeoutError');
  load.mockRejectedValue(Object.assign(new Error('gone'), { type: 'missing', request: SCRIPT }));
  await expect(importPart(load)).rejects.toThrow('gone');
  expect(requested).toHaveLength(1);
});
