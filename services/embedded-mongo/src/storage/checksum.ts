import { crc32 } from 'node:zlib';

const CHECKSUM_BYTES = 4;

/** The value as it is stored: behind a CRC-32 over its key and it. */
export function withChecksum(key: Uint8Array, value: Uint8Array): Buffer {
  const stored = Buffer.allocUnsafe(CHECKSUM_BYTES + value.length);
  stored.writeUInt32LE(crc32(value, crc32(key)), 0);
  stored.set(value, CHECKSUM_BYTES);
  return stored;
}

/** The value that was stored under this key; undefined when it is not what was written there. */
export function checkedValue(key: Uint8Array, stored: Buffer): Buffer | undefined {
  if (stored.length < CHECKSUM_BYTES) return undefined;
  const value = stored.subarray(CHECKSUM_BYTES);
  return crc32(value, crc32(key)) === stored.readUInt32LE(0) ? value : undefined;
}
