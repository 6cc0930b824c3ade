import { BSON } from 'bson';
import type { Document } from './document';

/** Largest document, in bytes (MongoDB's limit). */
export const maxDocumentSize = 16 * 1024 * 1024;

/** BSON bytes of a document; fields that are `undefined` are left out. */
export const encode = (document: Document): Uint8Array => BSON.serialize(document, { ignoreUndefined: true });

/** How many bytes `encode` makes of a document. */
export const sizeOf = (document: Document): number =>
  BSON.calculateObjectSize(document, { ignoreUndefined: true });
