/** @jest-environment node */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pause, readEvents, retryWithBackoff } from '../src/live/eventStream';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  jest.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a lost stream is retried after 1, 2, 4, 8, 16 s, then every 30 s, without leaking abort listeners', async () => {
  const controller = new AbortController();
  const start = Date.now();
  const attemptedAt: number[] = [];
  const listeners: number[] = [];
  const done = retryWithBackoff(async () => {
    attemptedAt.push((Date.now() - start) / 1000);
    listeners.push(getEventListeners(controller.signal, 'abort').length);
    return true;
  }, controller.signal);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(attemptedAt.slice(0, 8)).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  expect(new Set(listeners)).toEqual(new Set([0]));
  controller.abort();
  await done;
  expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0);
});

test('a working stream resets the delay to 1 s', async () => {
  const controller = new AbortController();
  const start = Date.now();
  const attemptedAt: number[] = [];
  void retryWithBackoff(async (resetBackoff) => {
    attemptedAt.push((Date.now() - start) / 1000);
    if (attemptedAt.length === 3) resetBackoff();
    return true;
  }, controller.signal);
  await jest.advanceTimersByTimeAsync(6000);
  expect(attemptedAt).toEqual([0, 1, 3, 4, 6]);
  controller.abort();
});

test('a pause ends when its signal is aborted, also in advance', async () => {
  const controller = new AbortController();
  const pausing = pause(60_000, controller.signal);
  controller.abort();
  await pausing;
  await pause(60_000, controller.signal);
  expect(jest.getTimerCount()).toBe(0);
});

test('a stream is closed after 25 s without events, but not if it sends one every 10 s', async () => {
  const { signal } = new AbortController();
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const open = async (stream: AbortSignal) => {
    stream.addEventListener('abort', () => void writer.abort(stream.reason), { once: true });
    return new Response(readable);
  };
  let failedAt = 0;
  const start = Date.now();
  const reading = readEvents(open, () => {}, signal).catch(() => {
    failedAt = (Date.now() - start) / 1000;
  });
  for (let sent = 0; sent < 6; sent += 1) {
    await jest.advanceTimersByTimeAsync(10_000);
    await writer.write(new TextEncoder().encode(':\n\n'));
  }
  await jest.advanceTimersByTimeAsync(60_000);
  await reading;
  expect(failedAt).toBe(85);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});
