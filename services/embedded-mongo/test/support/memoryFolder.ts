import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 512 * 1024 * 1024;

function hasSpace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

/** Test databases are in memory if there is space, because flushing to disk would take most of the time. */
export const memoryFolder = hasSpace() ? MEMORY : tmpdir();
