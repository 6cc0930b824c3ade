import { BSON, EJSON, ObjectId } from 'bson';
import { CommandError, unsupported } from '../errors';

/** Stored documents must not be changed in place. */
export type Document = Record<string, unknown>;

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
const MAX_COMMAND_DEPTH = 200;
const MAX_STORED_DEPTH = 100;

export class MalformedBsonError extends Error {}

export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns the value at a dotted path, null if it is missing. @throws CommandError 238 for an array */
export function valueAt(document: Document, path: string, use: 'indexed' | 'sorted'): unknown {
  let value: unknown = document;
  for (const part of path.split('.')) {
    value = isDocument(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    if (Array.isArray(value)) throw unsupported(`an array in the ${use} field '${path}'`);
  }
  return value ?? null;
}

/** Decodes integers beyond 2^53 as `Long`, which requests must not contain. */
export const decode = (bytes: Uint8Array): Document => BSON.deserialize(bytes, { bsonRegExp: true });

/** @throws MalformedBsonError for invalid BSON, CommandError 2, 15 or 238 for a value that is not supported */
export function decodeRequest(bytes: Uint8Array): Document {
  let document: Document;
  try {
    document = decode(bytes);
  } catch (error) {
    throw new MalformedBsonError((error as Error).message);
  }
  checkValue(document, MAX_COMMAND_DEPTH);
  return document;
}

export const encode = (document: Document): Uint8Array => BSON.serialize(document, { ignoreUndefined: true });

export const sizeOf = (document: Document): number =>
  BSON.calculateObjectSize(document, { ignoreUndefined: true });

export const show = (value: unknown): string => EJSON.stringify(value, { relaxed: true });

function checkValue(value: unknown, maxDepth: number, depth = 0): void {
  if (typeof value !== 'object' || value === null || value instanceof ObjectId) return;
  if (depth > maxDepth) throw new CommandError('Overflow', `nested deeper than ${maxDepth} levels`);
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw unsupported('a date outside the range of JavaScript dates');
  } else if (Array.isArray(value) || isDocument(value)) {
    if (Object.hasOwn(value, '__proto__'))
      throw new CommandError('BadValue', 'a field cannot be named __proto__');
    for (const item of Object.values(value)) checkValue(item, maxDepth, depth + 1);
  } else throw unsupported(`a value of type ${(value as { _bsontype?: string })._bsontype}`);
}

/** @throws CommandError 15 for deep nesting, 52 for a field name with `$`, 53 for an array as `_id` */
export function checkStorable(document: Document): void {
  checkValue(document, MAX_STORED_DEPTH);
  const { _id } = document;
  if (Array.isArray(_id)) throw new CommandError('InvalidIdField', "The '_id' value cannot be of type array");
  for (const field of [document, isDocument(_id) ? _id : {}].flatMap(Object.keys))
    if (field.startsWith('$'))
      throw new CommandError(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${field}' is not allowed`,
      );
}
