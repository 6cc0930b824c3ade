import { crc32 } from 'node:zlib';
import { DamageError, NODE_HEADER_BYTES, nodeFlag, PAGE_HEADER_BYTES, type Range } from './pageFormat';

/** A shorter entry's checksum takes less time than a call into zlib. */
const SHORT_BYTES = 128;
const CHECKSUM_BYTES = 4;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * Checks a leaf page's entries where they lie: that they are within the page, in their order and as their checksums say.
 * @param slots how many entries it has; @param upper where they begin at the earliest
 * @param onOverflow is told of each whose value lies on other pages: its key, and where its node's value begins
 * @param onEntry is told the number that each key begins with
 * @throws DamageError at the first thing that is wrong
 */
export function checkLeaf(
  page: Buffer,
  number: number,
  { slots, upper, low, high }: Range & { slots: number; upper: number },
  onOverflow: (key: Buffer, value: number, size: number) => void,
  onEntry: (owner: number) => void,
): void {
  let [before, beforeEnd] = [0, 0];
  for (let slot = 0; slot < slots; slot++) {
    const at = PAGE_HEADER_BYTES + page.readUInt16LE(PAGE_HEADER_BYTES + 2 * slot);
    const key = at + NODE_HEADER_BYTES;
    if (at < PAGE_HEADER_BYTES + upper || key > page.length)
      throw new DamageError(`page ${number} has a wrong entry`);
    const size = page.readUInt16LE(at) + page.readUInt16LE(at + 2) * 0x10000;
    const flags = page.readUInt16LE(at + 4);
    const value = key + page.readUInt16LE(at + 6);
    const end = value + (flags & nodeFlag.overflow ? 24 : size);
    if (end > page.length || flags & ~nodeFlag.overflow || value < key + 4)
      throw new DamageError(`page ${number} has a wrong entry`);
    if (slot > 0 && !ascends(page, before, beforeEnd, key, value))
      throw new DamageError(`page ${number} has its entries in a wrong order`);
    [before, beforeEnd] = [key, value];
    if (flags & nodeFlag.overflow) onOverflow(page.subarray(key, value), value, size);
    else if (!isSealed(page, key, value, end)) throw new DamageError(`an entry of page ${number} is damaged`);
    onEntry(page.readUInt32BE(key));
  }
  const first = PAGE_HEADER_BYTES + page.readUInt16LE(PAGE_HEADER_BYTES) + NODE_HEADER_BYTES;
  const firstEnd = first + page.readUInt16LE(first - 2);
  if ((low && low.compare(page, first, firstEnd) > 0) || (high && high.compare(page, before, beforeEnd) <= 0))
    throw new DamageError(`page ${number} has its entries in a wrong order`);
}

function ascends(page: Buffer, before: number, beforeEnd: number, key: number, end: number): boolean {
  while (before < beforeEnd && key < end) {
    const difference = page[before++]! - page[key++]!;
    if (difference !== 0) return difference < 0;
  }
  return before === beforeEnd && key < end;
}

/** Whether a value begins with the checksum of its key and the rest of it (`withChecksum`). */
function isSealed(page: Buffer, key: number, value: number, end: number): boolean {
  if (end - value < CHECKSUM_BYTES) return false;
  const body = value + CHECKSUM_BYTES;
  const sum = page.readUInt32LE(value);
  if (end - key > SHORT_BYTES)
    return crc32(page.subarray(body, end), crc32(page.subarray(key, value))) === sum;
  let crc = 0xffffffff;
  for (let at = key; at < value; at++) crc = table[(crc ^ page[at]!) & 0xff]! ^ (crc >>> 8);
  for (let at = body; at < end; at++) crc = table[(crc ^ page[at]!) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0 === sum;
}
