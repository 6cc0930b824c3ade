/** What benches have in common: quantiles, table rows, and what Linux counts of a process. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** @param {number[]} values @param {number} share 0.5 is the median @returns the nearest value */
export const quantile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)];

/** Of an even number the worse one of the two in the middle. @param {number[]} values */
export const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Prints a row of a markdown table. */
export const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

/** Prints the head of a markdown table. */
export function head(...titles) {
  row(...titles);
  row(...titles.map((_title, index) => (index === 0 ? '---' : '---:')));
}

/** Where a run's figures come from, and how busy it was. */
export const machine = () =>
  `${cpus().length} × ${cpus()[0].model}, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}`;

/** Processor time that a process has used, s: Linux counts it in hundredths. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory of a process, MiB. */
export const memoryMib = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
