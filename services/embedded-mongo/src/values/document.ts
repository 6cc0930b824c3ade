import { ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors';

/** A decoded document. Stored ones are never written to. */
export type Document = Record<string, unknown>;

/** How deep a stored document may be nested (MongoDB's limit). */
const MAX_STORED_DEPTH = 100;

/** Whether a value is an embedded document: neither an array nor one of BSON's own classes. */
export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy that shares nothing that can be written to. */
export function clone<T>(value: T): T {
  if (Array.isArray(value)) return value.map(clone) as T;
  if (!isDocument(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clone(item)])) as T;
}

/**
 * Makes sure that a value is made of types that this server compares and stores.
 * @throws CommandError 238 for another type, 15 for nesting deeper than `maxDepth`, 2 for a `__proto__` field
 */
export function checkValue(value: unknown, maxDepth: number, depth = 0): void {
  if (typeof value !== 'object' || value === null || value instanceof ObjectId) return;
  if (depth > maxDepth) throw new CommandError('Overflow', `nested deeper than ${maxDepth} levels`);
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw unsupported('a date outside the range of JavaScript dates');
  } else if (Array.isArray(value)) {
    for (const item of value) checkValue(item, maxDepth, depth + 1);
  } else if (isDocument(value)) {
    for (const name of Object.keys(value)) {
      if (name === '__proto__') throw new CommandError('BadValue', 'a field cannot be named __proto__');
      checkValue(value[name], maxDepth, depth + 1);
    }
  } else throw unsupported(`a value of type ${(value as { _bsontype?: string })._bsontype}`);
}

/**
 * What a document must satisfy to be stored.
 * @throws CommandError 15 for nesting that is too deep, 52 for a field that looks like an operator, 53 for an array as `_id`
 */
export function checkStorable(document: Document): void {
  checkValue(document, MAX_STORED_DEPTH);
  checkFieldNames(document);
  if (Array.isArray(document._id))
    throw new CommandError('InvalidIdField', "The '_id' value cannot be of type array");
  if (isDocument(document._id)) checkFieldNames(document._id);
}

function checkFieldNames(document: Document): void {
  const dollar = Object.keys(document).find((field) => field.startsWith('$'));
  if (dollar)
    throw new CommandError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' is not allowed`,
    );
}
