import { BSONRegExp } from 'bson';
import { CommandError, unsupported } from '../errors';

/** A decoded document. Stored ones are never written to. */
export type Document = Record<string, unknown>;

/** How deep a stored document may be nested (MongoDB's limit). */
const MAX_DEPTH = 100;

/** Whether a value is an embedded document: neither an array nor one of BSON's own classes. */
export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy that shares nothing that can be written to. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (value instanceof Date) return new Date(value) as T;
  if (!isDocument(value)) return value;
  const copy: Document = {};
  for (const key of Object.keys(value)) copy[key] = clone(value[key]);
  return copy as T;
}

/** @throws CommandError 238 for a regular expression in what is to be stored, 15 for nesting deeper than 100 */
export function checkStorable(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (value instanceof BSONRegExp) throw unsupported('a stored regular expression');
  if (depth > MAX_DEPTH) throw new CommandError('Overflow', `nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) for (const item of value) checkStorable(item, depth + 1);
  else if (isDocument(value)) for (const key of Object.keys(value)) checkStorable(value[key], depth + 1);
}

/** @throws CommandError 52 for a field that looks like an operator */
export function checkFieldNames(document: Document): void {
  const dollar = Object.keys(document).find((field) => field.startsWith('$'));
  if (dollar)
    throw new CommandError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' is not allowed`,
    );
}
