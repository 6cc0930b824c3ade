import { ObjectId } from 'bson';

/** A string that two values share exactly when `compareValues` finds them equal; a missing field is null. */
export function keyOf(value: unknown): string {
  if (value === undefined || value === null) return 'z';
  if (typeof value === 'string') return `s${value.length}:${value}`;
  if (typeof value === 'number') return `n${value === 0 ? 0 : value};`;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return `d${value.getTime()};`;
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  if (Array.isArray(value)) return `[${value.map(keyOf).join('')}]`;
  return `{${Object.entries(value)
    .map(([name, item]) => `${name.length}:${name}${keyOf(item)}`)
    .join('')}}`;
}
