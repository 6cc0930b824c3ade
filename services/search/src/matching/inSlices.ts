import { setImmediate } from 'node:timers/promises';

/** With 32 requests in work, a slice is shorter than what they take themselves. */
const MAX_SLICE_MS = 3;

/** Calls `work` for each item and lets requests be answered every 3 ms, so that a large index is built beside them. */
export async function inSlices<T>(items: Iterable<T>, work: (item: T) => void): Promise<void> {
  let start = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - start > MAX_SLICE_MS) {
      await setImmediate();
      start = performance.now();
    }
  }
}

/** The numbers below `count`. */
export function* upTo(count: number): Generator<number> {
  for (let number = 0; number < count; number++) yield number;
}
