import { createHash } from 'node:crypto';
import { CommandError } from '../errors';
import { entryKey, MAX_VALUES_BYTES, ownerOf, recordOf, valuesOf } from '../storage/keys';
import type { View } from '../storage/view';
import { show } from '../values/bson';
import type { Document } from '../values/document';
import { keyOf } from '../values/key';
import { indexedAt } from '../values/path';
import type { StoredIndex } from './indexDefinition';

const HASH_BYTES = 32;
const UNHASHED_BYTES = MAX_VALUES_BYTES - HASH_BYTES;
/** Greater than whatever follows in an entry. */
const LAST = '\xff'.repeat(HASH_BYTES + 1);

/** The values under which an index holds a document. @throws CommandError 238 for an array among them */
export const valuesIn = (index: StoredIndex, document: Document): unknown[] =>
  Object.keys(index.key).map((path) => indexedAt(document, path));

/** The key of an index's values, without the index and the document. */
export const keyOfValues = (values: unknown[]): string => shorten(values.map(keyOf).join(''));

const shorten = (values: string): string =>
  values.length > MAX_VALUES_BYTES
    ? values.slice(0, UNHASHED_BYTES) +
      createHash('sha256').update(values, 'latin1').digest().toString('latin1')
    : values;

/**
 * The range of an index's entries whose values lie between two beginnings of them, both included. It is wider where these
 * are longer than what an entry stores of its values: behind that there may be a hash, which has no order.
 */
export function rangeOf(index: StoredIndex, low: string, high = low): [start: Buffer, end: Buffer] {
  return [
    entryKey(index.id, low.slice(0, UNHASHED_BYTES)),
    entryKey(index.id, high.slice(0, UNHASHED_BYTES) + LAST),
  ];
}

/**
 * Makes sure that a unique index can hold a document (in a unique index a value has one holder).
 * @param self the number of a document that may hold these values already
 * @throws CommandError 11000 with keyPattern and keyValue
 */
export function checkUnique(
  view: View,
  namespace: string,
  index: StoredIndex,
  values: unknown[],
  self: number,
): void {
  if (!index.unique && index.name !== '_id_') return;
  const wanted = keyOfValues(values);
  const key = view.firstFrom('indexes', entryKey(index.id, wanted));
  if (!key || ownerOf(key) !== index.id || valuesOf(key) !== wanted) return;
  if (recordOf(key) !== self) throw duplicateKey(namespace, index, values);
}

/** MongoDB's error for a value that a unique index holds already. */
function duplicateKey(namespace: string, { name, key }: StoredIndex, values: unknown[]): CommandError {
  const keyValue = Object.fromEntries(Object.keys(key).map((path, i) => [path, values[i]]));
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
  return new CommandError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: { ${shown.join(', ')} }`,
    { keyPattern: key, keyValue },
  );
}
