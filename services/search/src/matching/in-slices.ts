import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 10;

/**
 * Calls `work` for each number below `count` and lets requests be answered every 10 ms, so that a large index is
 * built beside them.
 */
export async function inSlices(count: number, work: (number: number) => void): Promise<void> {
  let start = performance.now();
  for (let number = 0; number < count; number++) {
    work(number);
    if (number % 64 === 63 && performance.now() - start > SLICE_MS) {
      await setImmediate();
      start = performance.now();
    }
  }
}
