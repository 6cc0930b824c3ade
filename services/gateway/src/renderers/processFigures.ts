import { readFileSync } from 'node:fs';

const MEMORY_PAGE_BYTES = 4096;

/** A number in /proc/<pid>/file; 0 outside Linux. Read synchronously, since it needs no disk. */
function processFigure(pid: number | undefined, file: string, index: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/${file}`, 'utf8').split(' ')[index] ?? 0);
  } catch {
    return 0;
  }
}

/** Milliseconds that a process has used a processor. */
export const processorUseMs = (pid: number | undefined): number => processFigure(pid, 'schedstat', 0) / 1e6;

/** Milliseconds that a process could have run while others had the processors. */
export const processorWaitMs = (pid: number | undefined): number => processFigure(pid, 'schedstat', 1) / 1e6;

export const residentBytes = (pid: number | undefined): number =>
  processFigure(pid, 'statm', 1) * MEMORY_PAGE_BYTES;
