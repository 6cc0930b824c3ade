import { availableParallelism, cpus, loadavg } from 'node:os';

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The median, and in brackets the least and the greatest. */
export const spread = (numbers, digits) => {
  const [least, middle, most] = [Math.min(...numbers), median(numbers), Math.max(...numbers)];
  return `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
};

/** The median time in ms of each call, all in turns `runs` times, after two turns that are not counted. */
export async function medianTimes(runs, ...calls) {
  const times = calls.map(() => []);
  for (let turn = -2; turn < runs; turn++) {
    for (const [at, call] of calls.entries()) {
      const start = performance.now();
      await call(turn + 2);
      if (turn >= 0) times[at].push(performance.now() - start);
    }
  }
  return times.map(median);
}

/** A row of a markdown table. */
export const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

/** What a table was taken on, and how busy it was. */
export const printMachine = () =>
  console.log(
    `${cpus()[0].model}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}\n`,
  );
