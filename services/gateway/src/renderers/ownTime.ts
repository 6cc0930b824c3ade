const TICK_MS = 100;
/** In a longer tick this process was paused. */
const MAX_TICK_MS = 1.5 * TICK_MS;

let counted = 0;
let lastTick = performance.now();
const sinceTick = () => Math.min(performance.now() - lastTick, MAX_TICK_MS);

setInterval(() => {
  counted += sinceTick();
  lastTick = performance.now();
}, TICK_MS).unref();

/**
 * Milliseconds in which this process could run: a pause (SIGSTOP, a blocked event loop) counts 150 ms. Deadlines of
 * renderers use it, since no message is read during a pause.
 */
export const ownTimeMs = (): number => counted + sinceTick();

/** `setTimeout` by `ownTimeMs`. @returns stops it */
export function ownTimeout(ms: number, onEnd: () => void): () => void {
  const endsAt = ownTimeMs() + ms;
  let timer = setTimeout(check, ms);
  function check() {
    const left = endsAt - ownTimeMs();
    if (left > 0) timer = setTimeout(check, left);
    else onEnd();
  }
  return () => clearTimeout(timer);
}

/** @throws `late()` after `ms` by `ownTimeMs`; the work itself continues */
export async function withOwnTimeout<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  let stop = () => {};
  const deadline = new Promise<never>((_resolve, reject) => {
    stop = ownTimeout(ms, () => reject(late()));
  });
  return Promise.race([work, deadline]).finally(stop);
}
