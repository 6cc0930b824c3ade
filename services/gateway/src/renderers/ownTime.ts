/** How often the clock is advanced. */
const TICK_MS = 100;
/** What a tick counts at most: in a longer one this process could not run. */
const MAX_TICK_MS = 1.5 * TICK_MS;

let counted = 0;
let lastTick = performance.now();
const sinceTick = () => Math.min(performance.now() - lastTick, MAX_TICK_MS);

setInterval(() => {
  counted += sinceTick();
  lastTick = performance.now();
}, TICK_MS).unref();

/**
 * Milliseconds in which this process could run: a pause of any length, such as SIGSTOP or a blocked event loop, counts
 * as 150 ms. Deadlines of renderers go by it, since an answer cannot be read during a pause.
 */
export const ownTimeMs = (): number => counted + sinceTick();

/**
 * `setTimeout` by `ownTimeMs`.
 * @returns stops it
 */
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

/**
 * @param ms how long the work may take, by `ownTimeMs`
 * @param late the error to throw when it takes longer; the work itself continues
 */
export async function withOwnTimeout<T>(ms: number, work: Promise<T>, late: () => Error): Promise<T> {
  let stop = () => {};
  const deadline = new Promise<never>((_resolve, reject) => {
    stop = ownTimeout(ms, () => reject(late()));
  });
  return Promise.race([work, deadline]).finally(stop);
}
