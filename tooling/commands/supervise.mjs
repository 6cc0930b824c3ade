/** Keeps a process running: one that ends by itself is started again, unless it ends again and again. */

/** So many ends within this time are no accident. */
const MAX_ENDS = 5;
const WINDOW_MS = 60_000;
/** Before the first start after an end; doubled for each further end within the window. */
const FIRST_PAUSE_MS = 100;

/**
 * @typedef {Pick<Awaited<ReturnType<typeof import('./processes.mjs').startProgram>>, 'ready' | 'exited' | 'stop'> & { child?: import('node:child_process').ChildProcess }} Running
 */

/**
 * @param {string} name as the operator is to read it, e.g. "The database"
 * @param {() => Promise<Running>} start as of `startProgram`; always at the same address
 * @param {(line: string) => void} onLine is called at each end
 * @returns {Promise<{ ready: Running['ready'], gaveUp: Promise<string>, release(): void, stop(): Promise<void> }>} `gaveUp`
 *   resolves to one sentence when the process ended too often; after `release` it is not started again
 * @throws when the first start fails
 */
export async function supervise(name, start, onLine) {
  let running = await start();
  let stopping = false;
  const { ready } = running;
  const release = () => {
    stopping = true;
  };

  const gaveUp = (async () => {
    /** @type {number[]} times of ends, ms of the monotonic clock */
    let ends = [];
    let reason = '';
    for (;;) {
      const code = await running.exited;
      if (stopping) return new Promise(() => {});
      reason ||= running.child?.signalCode ? `by ${running.child.signalCode}` : `with code ${code}`;
      const now = performance.now();
      ends = [...ends.filter((at) => now - at < WINDOW_MS), now];
      if (ends.length >= MAX_ENDS)
        return `${name} ended ${ends.length} times within a minute, the last time ${reason}, and is not started again.`;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (ends.length - 1)));
      if (stopping) return new Promise(() => {});
      onLine(`${name} ended ${reason} and is started again.`);
      reason = '';
      try {
        running = await start();
        if (stopping) await running.stop();
      } catch (error) {
        reason = `because it did not start (${/** @type {Error} */ (error).message.trim().split('\n').at(-1)})`;
        running = { ready, exited: Promise.resolve(1), stop: async () => 1 };
      }
    }
  })();

  return {
    ready,
    gaveUp,
    release,
    async stop() {
      release();
      await running.stop();
    },
  };
}
