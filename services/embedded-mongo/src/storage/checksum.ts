import { crc32 } from 'node:zlib';

/** The key of a document: its collection's number and its own. */
export type RecordKey = [collection: number, record: number];

const CHECKSUM_BYTES = 4;

const seedOf = (key: RecordKey | string): number =>
  typeof key === 'string' ? crc32(key) : (Math.imul(key[0], 0x9e3779b1) ^ key[1]) >>> 0;

/** The value as it is stored: behind a CRC-32 over it and its key. */
export function withChecksum(key: RecordKey | string, value: Uint8Array): Uint8Array {
  const stored = Buffer.allocUnsafe(CHECKSUM_BYTES + value.length);
  stored.writeUInt32LE(crc32(value, seedOf(key)), 0);
  stored.set(value, CHECKSUM_BYTES);
  return stored;
}

/** The value that was stored under this key; undefined when it is not what was written there. */
export function checkedValue(key: RecordKey | string, stored: Uint8Array): Uint8Array | undefined {
  if (stored.length < CHECKSUM_BYTES) return undefined;
  const value = stored.subarray(CHECKSUM_BYTES);
  const written = Buffer.from(stored.buffer, stored.byteOffset, CHECKSUM_BYTES).readUInt32LE(0);
  return crc32(value, seedOf(key)) === written ? value : undefined;
}
