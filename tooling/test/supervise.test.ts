import { expect, test } from '@jest/globals';
import { supervise } from '../commands/supervise.mjs';

/** A process that exits after these durations, ms of the injected clock. */
async function run(runsMs: number[], outcomeOf: (start: number) => 'runs' | 'fails' = () => 'runs') {
  let clock = 0;
  let starts = 0;
  const pauses: number[] = [];
  const lines: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const supervised = await supervise(
    'The gateway',
    async () => {
      starts += 1;
      if (outcomeOf(starts) === 'fails') throw new Error('cause\nport 4000 is in use');
      const runMs = runsMs.shift();
      if (runMs === undefined) finish();
      const exited = runMs === undefined ? new Promise<number>(() => {}) : exitAfter(runMs);
      return { ready: { url: 'http://localhost:4000' }, exited, stop: async () => 0 };
    },
    (line) => lines.push(line),
    {
      pause: async (ms) => {
        pauses.push(ms);
        clock += ms;
      },
      now: () => clock,
    },
  );
  async function exitAfter(ms: number): Promise<number> {
    await null;
    clock += ms;
    return 7;
  }
  await finished;
  await supervised.stop();
  return { pauses, lines, starts };
}

test('A process that exits is restarted forever, with pauses from 0.1 s to 10 s', async () => {
  const { pauses, lines, starts } = await run(Array<number>(40).fill(10));
  expect(pauses.slice(0, 9)).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
  expect(pauses.at(-1)).toBe(10_000);
  expect(starts).toBe(41);
  expect(lines[0]).toBe('The gateway ended with code 7 and is started again in 0.1 s.');
});

test('After a minute without an exit the pauses restart at 0.1 s', async () => {
  expect((await run([10, 10, 59_999, 60_000, 10])).pauses).toEqual([100, 200, 400, 100, 200]);
});

test('A failed start is retried, and its reason is logged, but not at a later exit', async () => {
  const { pauses, lines } = await run([10, 10], (start) => (start >= 2 && start <= 4 ? 'fails' : 'runs'));
  expect(pauses).toEqual([100, 200, 400, 800, 1600]);
  expect(lines.at(-1)).toBe('The gateway ended with code 7 and is started again in 1.6 s.');
  expect(lines.slice(1, -1)).toEqual(
    [0.2, 0.4, 0.8].map(
      (s) =>
        `The gateway ended because it did not start (port 4000 is in use) and is started again in ${s} s.`,
    ),
  );
});
