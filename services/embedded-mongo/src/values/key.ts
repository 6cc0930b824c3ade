import { ObjectId } from 'bson';
import { isNumeric, rawNumber } from './number';

/** A string that two values share exactly when `compareValues` finds them equal; a missing field is null. */
export function keyOf(value: unknown): string {
  if (value === undefined || value === null) return 'z';
  if (typeof value === 'string') return `s${value.length}:${value}`;
  if (isNumeric(value)) return `n${numberKey(rawNumber(value))};`;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return `d${value.getTime()};`;
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  if (Array.isArray(value)) return `[${value.map(keyOf).join('')}]`;
  return `{${Object.entries(value)
    .map(([name, item]) => `${name.length}:${name}${keyOf(item)}`)
    .join('')}}`;
}

/** Equal numbers have one key: a 64-bit integer that a double can hold has the double's. */
function numberKey(value: number | bigint): string {
  if (value === 0) return '0';
  return typeof value === 'bigint' && BigInt(Number(value)) !== value ? `${value}n` : String(Number(value));
}
