import { openSync, readFileSync, readSync } from 'node:fs';

const MEMORY_PAGE_BYTES = 4096;

/** A process id, or `<pid>/task/<id>` for a thread. */
type ProcessId = number | string | undefined;

const numberIn = (text: string, index: number): number => Number(text.split(' ')[index] ?? 0);

/** A number in /proc/<pid>/file; 0 outside Linux. Read synchronously, since it needs no disk. */
function processFigure(pid: ProcessId, file: string, index: number): number {
  try {
    return numberIn(readFileSync(`/proc/${pid}/${file}`, 'utf8'), index);
  } catch {
    return 0;
  }
}

/** Milliseconds that the main thread of a process, or a thread, has used a processor. */
export const processorUseMs = (pid: ProcessId): number => processFigure(pid, 'schedstat', 0) / 1e6;

/** Milliseconds that the main thread of a process could have run while others had the processors. */
export const processorWaitMs = (pid: ProcessId): number => processFigure(pid, 'schedstat', 1) / 1e6;

export const residentBytes = (pid: ProcessId): number => processFigure(pid, 'statm', 1) * MEMORY_PAGE_BYTES;

let ownFile: number | undefined;
const ownFigures = Buffer.alloc(64);

/** `processorWaitMs` of this process. The file stays open, because at the open-file limit none can be opened. */
export function ownProcessorWaitMs(): number {
  try {
    ownFile ??= openSync('/proc/self/schedstat', 'r');
    const length = readSync(ownFile, ownFigures, 0, ownFigures.length, 0);
    return numberIn(ownFigures.toString('latin1', 0, length), 1) / 1e6;
  } catch {
    return 0;
  }
}

/** A clock in milliseconds that stands still while this process waits for a processor. */
export const ownClockMs = (): number => performance.now() - ownProcessorWaitMs();
