import { availableParallelism, cpus, loadavg } from 'node:os';

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** The median time in ms of `runs` calls, after two that are not counted. */
export async function medianTime(runs, call) {
  await call(0);
  await call(1);
  const times = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await call(i);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** A row of a markdown table. */
export const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

/** What a table was taken on, and how busy it was. */
export const printMachine = () =>
  console.log(
    `${cpus()[0].model}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}\n`,
  );
