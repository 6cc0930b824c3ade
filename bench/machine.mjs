import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** Quantile by nearest rank. @param {number[]} values @param {number} share - 0.5 is the median */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)];

/** Upper median. @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

export const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

export function head(...titles) {
  row(...titles);
  row(...titles.map((_title, index) => (index === 0 ? '---' : '---:')));
}

export const machine = () =>
  `${cpus().length} × ${cpus()[0].model}, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}`;

/** Processor time of a process in seconds. Linux counts hundredths. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export const memoryMib = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);

/** Process ids of a process's children. @param {number} pid @returns {number[]} */
export const childrenOf = (pid) =>
  (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []).map(Number);
