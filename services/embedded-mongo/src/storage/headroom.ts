import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';

const PAGE_BYTES = 4096;
/** Room that writes leave free, so that a store can be opened again on a disk that has become full. */
const OPENING_BYTES = 512 * 1024;
const chunk = Buffer.alloc(1024 * 1024);

/** An entry's share of the file: pages of its own when it is large, otherwise twice its length for half-filled pages. */
const roomOf = (bytes: number): number =>
  bytes > PAGE_BYTES / 4 ? Math.ceil((bytes + 64) / PAGE_BYTES) * PAGE_BYTES + 128 : 2 * (bytes + 64);

/**
 * An upper bound, in bytes, of what a transaction appends to a file of `used` bytes: the entries that it writes, and a
 * copy of each page that a change touches.
 */
export function spaceFor(written: { entries: number; bytes: number[] }, used: number): number {
  const touched = Math.min(2 * written.entries * PAGE_BYTES, used);
  return 64 * PAGE_BYTES + touched + written.bytes.reduce((sum, bytes) => sum + roomOf(bytes), 0);
}

/**
 * Keeps room at the end of LMDB's file by writing zeros there, so that a full disk shows here, where nothing
 * is lost, and never in the middle of LMDB's own commit.
 */
export class Headroom {
  private readonly file: number;

  constructor(path: string) {
    this.file = openSync(path, 'r+');
  }

  /**
   * @param spare room that stays free beside, in bytes; 0 when the store is opened
   * @throws Error with ENOSPC, EFBIG, EDQUOT and the like when the room cannot be had
   */
  reserve(used: number, space: number, spare = OPENING_BYTES): void {
    // Asked anew each time: where LMDB itself has made the file longer, there are no zeros to be written.
    let end = fstatSync(this.file).size;
    const wanted = used + space + spare;
    if (wanted <= end) return;
    const goal = wanted + chunk.length;
    while (end < goal) end += writeSync(this.file, chunk, 0, Math.min(chunk.length, goal - end), end);
  }

  close(): void {
    closeSync(this.file);
  }
}
