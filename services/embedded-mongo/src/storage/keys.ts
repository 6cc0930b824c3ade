const NUMBER_BYTES = 4;
const RECORD_BYTES = 6;

/** Key of the counter for the numbers of collections and indexes. */
export const NUMBERS_KEY = Buffer.from('\0numbers');

export const ownerOf = (key: Buffer): number => key.readUInt32BE(0);

export const recordOf = (key: Buffer): number => key.readUIntBE(key.length - RECORD_BYTES, RECORD_BYTES);

export const withoutRecord = (key: Buffer): Buffer => key.subarray(0, key.length - RECORD_BYTES);

export const firstKey = (owner: number): Buffer => entryKey(owner, '');

export const documentKey = (collection: number, record: number): Buffer => entryKey(collection, '', record);

export function entryKey(owner: number, values: string, record?: number): Buffer {
  const end = NUMBER_BYTES + values.length;
  const key = Buffer.allocUnsafe(end + (record === undefined ? 0 : RECORD_BYTES));
  key.writeUInt32BE(owner, 0);
  key.write(values, NUMBER_BYTES, 'latin1');
  if (record !== undefined) key.writeUIntBE(record, end, RECORD_BYTES);
  return key;
}
