import { BSON } from 'bson';
import type { Document } from './document';

/** Largest document, in bytes (MongoDB's limit). */
export const maxDocumentSize = 16 * 1024 * 1024;

/** BSON bytes of a document; fields that are `undefined` are left out. */
export const encode = (document: Document): Uint8Array => BSON.serialize(document, { ignoreUndefined: true });

/** The document in these bytes, numbers as JavaScript numbers. Throws a BSONError when they are malformed. */
export const decode = (bytes: Uint8Array): Document =>
  BSON.deserialize(bytes, { bsonRegExp: true, promoteBuffers: false });
