import { setTimeout as wait } from 'node:timers/promises';

/** Doubled after each further exit, up to the longest pause. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A process that ran this long restarts after the first pause. */
const STABLE_AFTER_MS = 60_000;

/**
 * @typedef {Pick<Awaited<ReturnType<typeof import('./processes.mjs').startProgram>>, 'ready' | 'exited' | 'stop'> & { child?: import('node:child_process').ChildProcess }} Running
 */

/**
 * Restarts a process whenever it exits.
 * @param {string} name - name for the operator, such as "The database"
 * @param {() => Promise<Running>} start - always at the same address
 * @param {(line: string) => void} onLine - called at each exit
 * @param {{ pause?: (ms: number, stopped: AbortSignal) => Promise<unknown>, now?: () => number }} clock - ms
 * @returns {Promise<{ ready: Running['ready'], release(): void, stop(): Promise<void> }>} `release` ends the restarts
 * @throws if the first start fails
 */
export async function supervise(
  name,
  start,
  onLine,
  { pause = pauseUnlessStopped, now = () => performance.now() } = {},
) {
  let running = await start();
  let startedAt = now();
  const stopping = new AbortController();
  const { signal } = stopping;
  const { ready } = running;
  const release = () => stopping.abort();

  async function keepRunning() {
    let consecutiveExits = 0;
    let reason = '';
    for (;;) {
      const code = await running.exited;
      if (signal.aborted) return;
      reason ||= running.child?.signalCode ? `by ${running.child.signalCode}` : `with code ${code}`;
      consecutiveExits = now() - startedAt >= STABLE_AFTER_MS ? 1 : consecutiveExits + 1;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (consecutiveExits - 1));
      onLine(`${name} ended ${reason} and is started again in ${pauseMs / 1000} s.`);
      await pause(pauseMs, signal);
      if (signal.aborted) return;
      reason = '';
      startedAt = now();
      try {
        running = await start();
        if (signal.aborted) await running.stop();
      } catch (error) {
        reason = `because it did not start (${/** @type {Error} */ (error).message.trim().split('\n').at(-1)})`;
        running = { ready, exited: Promise.resolve(1), stop: async () => 1 };
      }
    }
  }
  void keepRunning();

  return {
    ready,
    release,
    async stop() {
      release();
      await running.stop();
    },
  };
}

/** @param {number} ms @param {AbortSignal} signal */
const pauseUnlessStopped = (ms, signal) => wait(ms, undefined, { signal }).catch(() => {});
