import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import type { Change } from './change';

const pageSize = 4096;
const chunk = Buffer.alloc(1024 * 1024);

/**
 * An upper bound, in bytes, of what a transaction with these changes appends to a file of `used` bytes: the
 * values, twice for half-filled pages, and a copy of each page that a change touches.
 */
export function spaceFor(changes: Change[], used: number): number {
  const touched = Math.min(2 * changes.length * pageSize, used);
  const values = changes.reduce((sum, change) => sum + (change.bytes ? change.bytes.length + 64 : 0), 0);
  return 64 * pageSize + touched + 2 * values;
}

/**
 * Keeps room at the end of LMDB's file by writing zeros there, so that a full disk shows here, where nothing
 * is lost, and never in the middle of LMDB's own commit.
 */
export class Headroom {
  private readonly file: number;
  private end: number;

  constructor(path: string) {
    this.file = openSync(path, 'r+');
    this.end = fstatSync(this.file).size;
  }

  /** @throws Error with ENOSPC, EFBIG, EDQUOT and the like when the room cannot be had */
  reserve(used: number, space: number): void {
    const wanted = used + space;
    if (wanted <= this.end) return;
    const goal = wanted + chunk.length;
    while (this.end < goal)
      this.end += writeSync(this.file, chunk, 0, Math.min(chunk.length, goal - this.end), this.end);
  }

  close(): void {
    closeSync(this.file);
  }
}
