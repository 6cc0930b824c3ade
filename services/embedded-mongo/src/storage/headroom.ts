import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';

const PAGE_BYTES = 4096;
/** Space reserved for opening the store on a full disk. */
const OPENING_BYTES = 512 * 1024;
const ZEROS = Buffer.alloc(1024 * 1024);

type Written = { entries: number; bytes: number[] };

/** Upper bound for an entry: whole pages for a large one, else twice its length, because pages may be half full. */
const spaceOf = (bytes: number): number =>
  bytes > PAGE_BYTES / 4 ? Math.ceil((bytes + 64) / PAGE_BYTES) * PAGE_BYTES + 128 : 2 * (bytes + 64);

export function spaceFor({ entries, bytes }: Written, used: number): number {
  const changedPages = Math.min(2 * entries * PAGE_BYTES, used);
  return 64 * PAGE_BYTES + changedPages + bytes.reduce((sum, size) => sum + spaceOf(size), 0);
}

/** Extends the file with zeros before each commit: on a full disk, a commit of lmdb 3.5.6 corrupts memory. */
export class Headroom {
  private readonly file: number;

  constructor(path: string) {
    this.file = openSync(path, 'r+');
  }

  /** @param written - omitted when the store is opened. @throws Error with ENOSPC, EFBIG or EDQUOT */
  reserve(used: number, written?: Written): void {
    // Not cached, because LMDB may extend the file itself.
    let end = fstatSync(this.file).size;
    const space = spaceFor(written ?? { entries: 0, bytes: [] }, used);
    const required = used + space + (written ? OPENING_BYTES : 0);
    if (required <= end) return;
    const target = required + ZEROS.length;
    while (end < target) end += writeSync(this.file, ZEROS, 0, Math.min(ZEROS.length, target - end), end);
  }

  close(): void {
    closeSync(this.file);
  }
}
