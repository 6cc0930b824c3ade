import { ownProcessorWaitMs } from '@guide/service-kit';

const TICK_MS = 100;
/** A longer tick means that this process was paused. */
const MAX_TICK_MS = 1.5 * TICK_MS;

let counted = 0;
let lastTick = performance.now();
let lastWait = ownProcessorWaitMs();

function sinceTick(): number {
  const elapsed = performance.now() - lastTick;
  return Math.min(Math.max(0, elapsed - (ownProcessorWaitMs() - lastWait)), MAX_TICK_MS);
}

setInterval(() => {
  counted += sinceTick();
  lastTick = performance.now();
  lastWait = ownProcessorWaitMs();
}, TICK_MS).unref();

/**
 * Milliseconds during which this process could run. While it is paused or waits for a processor, it cannot read a
 * renderer's messages.
 */
export const runningTimeMs = (): number => counted + sinceTick();

/** `setTimeout` measured by `runningTimeMs`. @returns a function that cancels it */
export function setRunningTimeout(ms: number, onEnd: () => void): () => void {
  const endsAt = runningTimeMs() + ms;
  let timer = setTimeout(check, ms);
  function check() {
    const remainingMs = endsAt - runningTimeMs();
    if (remainingMs > 0) timer = setTimeout(check, remainingMs);
    else onEnd();
  }
  return () => clearTimeout(timer);
}

/** @throws `timeoutError()` after `ms` by `runningTimeMs`; the work itself continues */
export async function withRunningTimeout<T>(
  ms: number,
  work: Promise<T>,
  timeoutError: () => Error,
): Promise<T> {
  let stop = () => {};
  const deadline = new Promise<never>((_resolve, reject) => {
    stop = setRunningTimeout(ms, () => reject(timeoutError()));
  });
  return Promise.race([work, deadline]).finally(stop);
}
