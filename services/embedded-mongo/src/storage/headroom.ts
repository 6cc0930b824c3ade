import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';

const PAGE_BYTES = 4096;
/** Writes leave this free, so that a store can be opened again on a disk that has become full. */
const OPENING_BYTES = 512 * 1024;
const ZEROS = Buffer.alloc(1024 * 1024);

type Written = { entries: number; bytes: number[] };

/** An upper bound for an entry in the file: whole pages when it is large, otherwise twice its length for half-filled pages. */
const spaceOf = (bytes: number): number =>
  bytes > PAGE_BYTES / 4 ? Math.ceil((bytes + 64) / PAGE_BYTES) * PAGE_BYTES + 128 : 2 * (bytes + 64);

export function spaceFor({ entries, bytes }: Written, used: number): number {
  const touched = Math.min(2 * entries * PAGE_BYTES, used);
  return 64 * PAGE_BYTES + touched + bytes.reduce((sum, size) => sum + spaceOf(size), 0);
}

/**
 * Writes zeros at the end of LMDB's file, so that a full disk shows before LMDB's commit, in which lmdb 3.5.6 would
 * damage its memory.
 */
export class Headroom {
  private readonly file: number;

  constructor(path: string) {
    this.file = openSync(path, 'r+');
  }

  /** @param written by a transaction; none when the store is opened. @throws Error with ENOSPC, EFBIG or EDQUOT */
  reserve(used: number, written?: Written): void {
    // Read each time: LMDB itself may have made the file longer.
    let end = fstatSync(this.file).size;
    const space = spaceFor(written ?? { entries: 0, bytes: [] }, used);
    const wanted = used + space + (written ? OPENING_BYTES : 0);
    if (wanted <= end) return;
    const goal = wanted + ZEROS.length;
    while (end < goal) end += writeSync(this.file, ZEROS, 0, Math.min(ZEROS.length, goal - end), end);
  }

  close(): void {
    closeSync(this.file);
  }
}
