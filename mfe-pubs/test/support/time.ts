import { NOON } from '@guide/module/testing';
import { afterEach, beforeEach, jest } from '@jest/globals';

/** Sets the visitor's clock, and nothing else. */
export function clockAt(now = NOON) {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'hrtime',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  });
}

/** In every test of the file it is noon by the visitor's clock, and what React says of errors is not printed. */
export function setUpNoon() {
  beforeEach(() => {
    clockAt();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
