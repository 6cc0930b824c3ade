import type { ObjectId } from 'bson';
import { isDocument } from './document';
import { type Numeric, rawNumber } from './number';

const END = '\0\0';
const bytes = new DataView(new ArrayBuffer(8));

/** A type's place in MongoDB's order of values; a missing field comes before null. */
export function typeRank(value: unknown): number {
  switch (typeof value) {
    case 'undefined':
      return 1;
    case 'number':
    case 'bigint':
      return 3;
    case 'string':
      return 4;
    case 'boolean':
      return 9;
  }
  if (value === null) return 2;
  if (Array.isArray(value)) return 6;
  if (value instanceof Date) return 10;
  if (isDocument(value)) return 5;
  const type = (value as { _bsontype?: string })._bsontype;
  return type === 'Double' ? 3 : type === 'ObjectId' ? 8 : 12;
}

/**
 * A string of bytes whose order is MongoDB's order of values (types first, then values), and which two values share
 * exactly when MongoDB finds them equal. No key begins with another one, so that keys can be joined. A missing field is
 * null here.
 */
export function keyOf(value: unknown): string {
  const rank = typeRank(value);
  if (rank <= typeRank(null)) return typeByte(null);
  const type = String.fromCharCode(rank);
  switch (typeof value) {
    case 'string':
      return type + textKey(value);
    case 'boolean':
      return type + (value ? '\x01' : '\0');
    case 'number':
    case 'bigint':
      return type + numberKey(value);
  }
  if (value instanceof Date) return type + doubleKey(value.getTime());
  if (Array.isArray(value)) return `${type}${value.map(keyOf).join('')}\0`;
  switch ((value as { _bsontype?: string })._bsontype) {
    case 'Double':
      return type + numberKey(rawNumber(value as Numeric));
    case 'ObjectId':
      return type + (value as ObjectId).toHexString();
  }
  let key = type;
  for (const [name, item] of Object.entries(value as object)) {
    const itemKey = keyOf(item);
    key += itemKey[0] + textKey(name) + itemKey.slice(1);
  }
  return `${key}\0`;
}

/** The byte that the keys of this value's type begin with. */
export const typeByte = (value: unknown): string => String.fromCharCode(typeRank(value));

/** UTF-8, which has the order of code points; a null byte inside is greater than the end. */
function textKey(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything but plain ASCII is the question
  if (/^[\x01-\x7f]*$/.test(text)) return text + END;
  return Buffer.from(text).toString('latin1').replaceAll('\0', '\0\xff') + END;
}

/** As a double, and how much greater a 64-bit integer is than the nearest double. */
function numberKey(value: number | bigint): string {
  const nearest = Number(value);
  const more = typeof value === 'bigint' ? Number(value - BigInt(nearest)) : 0;
  return doubleKey(nearest) + String.fromCharCode((more >> 8) + 0x80, more & 0xff);
}

function doubleKey(value: number): string {
  if (Number.isNaN(value)) return '\0'.repeat(8);
  bytes.setFloat64(0, value === 0 ? 0 : value);
  let high = bytes.getInt32(0);
  let low = bytes.getInt32(4);
  if (high < 0) low = ~low;
  high = high < 0 ? ~high : high ^ 0x80000000;
  const byte = (word: number, shift: number) => (word >>> shift) & 0xff;
  return String.fromCharCode(
    byte(high, 24),
    byte(high, 16),
    byte(high, 8),
    byte(high, 0),
    byte(low, 24),
    byte(low, 16),
    byte(low, 8),
    byte(low, 0),
  );
}
