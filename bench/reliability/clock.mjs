/**
 * Loaded before a program: at SIGUSR2 its time of day jumps by the milliseconds in the file that CLOCK names, and what
 * it does every half minute or less often is done once, as it would have been meanwhile.
 */
import '../../services/gateway/test/support/clock.mjs';

const SELDOM_FROM_MS = 30_000;
const seldom = new Map();
const { setInterval: realSetInterval, clearInterval: realClearInterval } = globalThis;
globalThis.setInterval = (callback, ms, ...rest) => {
  const timer = realSetInterval(callback, ms, ...rest);
  if (ms >= SELDOM_FROM_MS) seldom.set(timer, () => callback(...rest));
  return timer;
};
globalThis.clearInterval = (timer) => {
  seldom.delete(timer);
  realClearInterval(timer);
};

// After the jump, which was registered first.
process.on('SIGUSR2', () => {
  for (const run of seldom.values()) run();
});
