/** The greatest number of a document in its collection. */
const MAX_RECORD = 2 ** 48 - 1;
const PREFIX_BYTES = 4;
const RECORD_BYTES = 6;

/** Longer values of an index entry are cut, and distinguished by a hash (LMDB's keys have 1,978 bytes at most). */
export const MAX_VALUES_BYTES = 1024;

/** Where the table of collections stores the next number of a collection or an index. */
export const NUMBERS_KEY = Buffer.from('\0numbers');

/** The number of a collection in the key of a document, or of an index in that of an entry. */
export const ownerOf = (key: Buffer): number => key.readUInt32BE(0);

/** The document's number in the key of a document or of an index's entry. */
export const recordOf = (key: Buffer): number => key.readUIntBE(key.length - RECORD_BYTES, RECORD_BYTES);

/** The values in the key of an index's entry. */
export const valuesOf = (key: Buffer): string =>
  key.toString('latin1', PREFIX_BYTES, key.length - RECORD_BYTES);

/** Where a collection's documents begin, or an index's entries. */
export function firstKey(owner: number): Buffer {
  const key = Buffer.allocUnsafe(PREFIX_BYTES);
  key.writeUInt32BE(owner, 0);
  return key;
}

export function documentKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(PREFIX_BYTES + RECORD_BYTES);
  key.writeUInt32BE(collection, 0);
  key.writeUIntBE(Math.min(record, MAX_RECORD), PREFIX_BYTES, RECORD_BYTES);
  return key;
}

/** @param values the indexed values' key, without a record to begin or end a range there */
export function entryKey(index: number, values: string, record?: number): Buffer {
  const end = PREFIX_BYTES + values.length;
  const key = Buffer.allocUnsafe(end + (record === undefined ? 0 : RECORD_BYTES));
  key.writeUInt32BE(index, 0);
  key.write(values, PREFIX_BYTES, 'latin1');
  if (record !== undefined) key.writeUIntBE(record, end, RECORD_BYTES);
  return key;
}
