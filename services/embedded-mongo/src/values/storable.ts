import { BSONRegExp, ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from './document';

const maxDepth = 100;

/**
 * Lets in the values that this server compares exactly: null, booleans, numbers, strings, dates, ObjectIds,
 * arrays and documents. Any other BSON type is refused rather than compared approximately.
 * @throws CommandError 238 for another type, 15 for nesting deeper than 100, 2 for a `__proto__` field
 */
export const checkStorable = (value: unknown): void => check(value, false, 0);

/** As `checkStorable`, for filters and pipelines, where regular expressions are at home as well. */
export const checkComparable = (value: unknown): void => check(value, true, 0);

function check(value: unknown, comparing: boolean, depth: number): void {
  if (comparing && (value instanceof BSONRegExp || value === undefined)) return;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return;
  if (depth > maxDepth) throw new CommandError('Overflow', `nested deeper than ${maxDepth} levels`);
  if (Array.isArray(value)) {
    for (const item of value) check(item, comparing, depth + 1);
  } else if (isDocument(value)) {
    for (const key of Object.keys(value)) {
      if (key === '__proto__') throw new CommandError('BadValue', 'a field cannot be named __proto__');
      check(value[key], comparing, depth + 1);
    }
  } else if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw unsupported('a date outside the range of JavaScript dates');
  } else if (!(value instanceof ObjectId)) {
    throw unsupported(`a value of BSON type ${bsonTypeOf(value)}`);
  }
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

const bsonTypeOf = (value: unknown) =>
  (value as { _bsontype?: string })._bsontype ?? (value as object).constructor.name;
