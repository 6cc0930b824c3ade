import { ObjectId } from 'bson';
import { isDocument } from './bson';

const END = '\0\0';
const ABOVE_SURROGATES = /[\ud800-\uffff]/;
/** Ends the key of a number; format 3 had the low bits of 64-bit integers here. */
const NUMBER_END = '\x80\0';
const bytes = Buffer.alloc(8);

/** MongoDB's order of types; missing fields come before null. */
export function typeRank(value: unknown): number {
  switch (typeof value) {
    case 'undefined':
      return 1;
    case 'number':
      return 3;
    case 'string':
      return 4;
    case 'boolean':
      return 9;
  }
  if (value === null) return 2;
  if (Array.isArray(value)) return 6;
  if (value instanceof Date) return 10;
  return isDocument(value) ? 5 : 8;
}

export const typeByte = (value: unknown): string => String.fromCharCode(typeRank(value));

/** Returns a key that sorts in MongoDB's order. No key is a prefix of another, so that keys can be joined. */
export function keyOf(value: unknown): string {
  if (value === undefined || value === null) return typeByte(null);
  const type = typeByte(value);
  if (typeof value === 'string') return type + textKey(value);
  if (typeof value === 'boolean') return type + (value ? '\x01' : '\0');
  if (typeof value === 'number') return type + doubleKey(value) + NUMBER_END;
  if (value instanceof Date) return type + doubleKey(value.getTime());
  if (Array.isArray(value)) return `${type}${value.map(keyOf).join('')}\0`;
  if (value instanceof ObjectId) return type + value.toHexString();
  let key = type;
  for (const [name, item] of Object.entries(value)) {
    if (item === undefined) continue;
    const itemKey = keyOf(item);
    key += itemKey[0] + textKey(name) + itemKey.slice(1);
  }
  return `${key}\0`;
}

/** UTF-8 has the order of code points. An escaped null byte sorts after the terminator. */
function textKey(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: only plain ASCII is its own UTF-8
  if (/^[\x01-\x7f]*$/.test(text)) return text + END;
  return Buffer.from(text).toString('latin1').replaceAll('\0', '\0\xff') + END;
}

/** Eight bytes that sort like numbers; NaN comes first. */
function doubleKey(value: number): string {
  if (Number.isNaN(value)) return '\0'.repeat(8);
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  const flipped = bytes[0]! & 0x80 ? 0xff : 0;
  for (let i = 1; i < 8; i++) bytes[i]! ^= flipped;
  bytes[0]! ^= flipped || 0x80;
  return bytes.toString('latin1');
}

export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number' && a - b) return a - b;
  const difference = typeRank(a) - typeRank(b);
  if (difference !== 0) return difference;
  // JavaScript's order of strings differs from UTF-8's only above U+D7FF.
  if (
    typeof a === 'string' &&
    typeof b === 'string' &&
    !(ABOVE_SURROGATES.test(a) && ABOVE_SURROGATES.test(b))
  )
    return a < b ? -1 : 1;
  const [x, y] = [keyOf(a), keyOf(b)];
  return x === y ? 0 : x < y ? -1 : 1;
}
