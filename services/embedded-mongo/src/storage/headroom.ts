import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import type { Change } from './change';

const pageSize = 4096;
const chunk = Buffer.alloc(1024 * 1024);

/** An upper bound, in bytes, of what a transaction with these changes writes into the file. */
export function spaceFor(changes: Change[]): number {
  let pages = 64;
  for (const change of changes) {
    const size = 'bytes' in change ? change.bytes.length : 0;
    const appended = change.kind === 'putRecord' && change.fresh;
    pages += appended ? (2 * (size + 64)) / pageSize : 2 + Math.ceil(size / pageSize);
  }
  return Math.ceil(pages) * pageSize;
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
