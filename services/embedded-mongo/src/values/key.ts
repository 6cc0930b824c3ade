import { ObjectId } from 'bson';
import { isDocument } from './document';

const END = '\0\0';
const bytes = Buffer.alloc(8);

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
  return 8;
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
  if (value instanceof ObjectId) return type + value.toHexString();
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

/** Eight bytes in the order of numbers; NaN comes first. */
function doubleKey(value: number): string {
  if (Number.isNaN(value)) return '\0'.repeat(8);
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  const flipped = bytes[0]! & 0x80 ? 0xff : 0;
  for (let i = 1; i < 8; i++) bytes[i]! ^= flipped;
  bytes[0]! ^= flipped || 0x80;
  return bytes.toString('latin1');
}
