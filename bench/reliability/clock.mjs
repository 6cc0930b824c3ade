/**
 * Loaded before a program: at SIGUSR2 its time of day jumps by the milliseconds in the file that CLOCK names, and what
 * it does every half minute or less often is done once, as it would have been meanwhile.
 */
import { readFileSync } from 'node:fs';

const SELDOM_MS = 30_000;
let offset = 0;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }
  static now() {
    return RealDate.now() + offset;
  }
};

const seldom = new Map();
const { setInterval: realSetInterval, clearInterval: realClearInterval } = globalThis;
globalThis.setInterval = (callback, ms, ...rest) => {
  const timer = realSetInterval(callback, ms, ...rest);
  if (ms >= SELDOM_MS) seldom.set(timer, () => callback(...rest));
  return timer;
};
globalThis.clearInterval = (timer) => {
  seldom.delete(timer);
  realClearInterval(timer);
};

process.on('SIGUSR2', () => {
  offset = Number(readFileSync(process.env.CLOCK, 'utf8'));
  for (const run of seldom.values()) run();
});
