import { BSON, EJSON } from 'bson';
import { checkValue, type Document } from './document';

/** Largest document, in bytes (MongoDB's limit). */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;
/** How deep the documents and arrays of a command may be nested (MongoDB's limit). */
const MAX_COMMAND_DEPTH = 200;

/** Bytes that are no BSON document. */
export class MalformedBsonError extends Error {}

/** The document in bytes that this server has stored: 64-bit integers as `bigint`, other numbers as `number`. */
export const decode = (bytes: Uint8Array): Document =>
  BSON.deserialize(bytes, { useBigInt64: true, bsonRegExp: true });

/**
 * The document in bytes that a client has sent.
 * @throws MalformedBsonError when the bytes are no BSON
 * @throws CommandError 238 for a type that is not supported, 15 for too deep nesting, 2 for a `__proto__` field
 */
export function decodeRequest(bytes: Uint8Array): Document {
  let document: Document;
  try {
    document = decode(bytes);
  } catch (error) {
    // Nesting that overflows the stack is no command either.
    throw new MalformedBsonError((error as Error).message);
  }
  checkValue(document, MAX_COMMAND_DEPTH);
  return document;
}

/** BSON bytes of a document; fields that are `undefined` are left out. */
export const encode = (document: Document): Uint8Array => BSON.serialize(document, { ignoreUndefined: true });

/** How many bytes `encode` makes of a document. */
export const sizeOf = (document: Document): number =>
  BSON.calculateObjectSize(document, { ignoreUndefined: true });

/** A value in an error's sentence, as extended JSON. */
export const show = (value: unknown): string => EJSON.stringify(value, { relaxed: true });
