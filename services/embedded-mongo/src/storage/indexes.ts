import { createHash } from 'node:crypto';
import { CommandError, unsupported } from '../errors';
import { type Document, isDocument, valueAt } from '../values/bson';
import { compare, keyOf } from '../values/order';
import { entryKey } from './keys';

export type IndexDefinition = {
  v: 2;
  key: Record<string, 1 | -1>;
  name: string;
  unique?: true;
  expireAfterSeconds?: number;
};

export type StoredIndex = IndexDefinition & { id: number };

export const idIndex: IndexDefinition = { v: 2, key: { _id: 1 }, name: '_id_' };

export const toDefinition = ({ id, ...definition }: StoredIndex): IndexDefinition => definition;

/** LMDB keys have at most 1,978 bytes: longer values are truncated and get a hash, which has no order. */
const MAX_VALUES_BYTES = 1024;
const HASH_BYTES = 32;
const UNHASHED_BYTES = MAX_VALUES_BYTES - HASH_BYTES;
const LAST = '\xff'.repeat(HASH_BYTES + 1);

/** @throws CommandError 238 for an array in an indexed field */
export function valuesKey(index: StoredIndex, document: Document): string {
  const key = readIndexedValues(index, document).map(keyOf).join('');
  if (key.length <= MAX_VALUES_BYTES) return key;
  return (
    key.slice(0, UNHASHED_BYTES) + createHash('sha256').update(key, 'latin1').digest().toString('latin1')
  );
}

export const readIndexedValues = (index: StoredIndex, document: Document): unknown[] =>
  Object.keys(index.key).map((path) => valueAt(document, path, 'indexed'));

/** Covers the entries whose keys start between `low` and `high`; may cover more when keys are truncated. */
export const keyRange = (index: StoredIndex, low: string, high = low): [start: Buffer, end: Buffer] => [
  entryKey(index.id, low.slice(0, UNHASHED_BYTES)),
  entryKey(index.id, high.slice(0, UNHASHED_BYTES) + LAST),
];

/** @throws CommandError 67 for an invalid key or expiry, 238 for unsupported kinds and options */
export function parseIndex({ key, name, unique, expireAfterSeconds, ...others }: Document): IndexDefinition {
  for (const [option, value] of Object.entries(others))
    if (value) throw unsupported(`the option '${option}' of 'createIndexes.indexes'`);
  const invalid = (message: string) => new CommandError('CannotCreateIndex', message);
  if (!isDocument(key) || Object.keys(key).length === 0)
    throw invalid('an index needs a key of at least one field');
  for (const [path, direction] of Object.entries(key)) {
    if (typeof direction === 'string') throw unsupported(`a ${direction} index`);
    if (direction !== 1 && direction !== -1) throw invalid('Values in an index key must be 1 or -1');
    if (path === '' || path.includes('$')) throw unsupported(`an index on '${path}'`);
  }
  if (typeof name !== 'string' || name === '')
    throw new CommandError('FailedToParse', "The 'name' field is a required property of an index");
  const index: IndexDefinition = { v: 2, key: key as IndexDefinition['key'], name };
  if (unique) index.unique = true;
  if (expireAfterSeconds === undefined) return index;
  if (typeof expireAfterSeconds !== 'number' || expireAfterSeconds < 0 || Object.keys(key).length !== 1)
    throw invalid('a TTL index needs one field and a number of at least 0');
  return { ...index, expireAfterSeconds };
}

export function isPresent(index: IndexDefinition, existing: IndexDefinition[]): boolean {
  if (compare(index.key, idIndex.key) === 0) return true;
  const sameName = existing.find(({ name }) => name === index.name);
  if (sameName && compare(sameName, index) !== 0)
    throw new CommandError('IndexKeySpecsConflict', `An existing index has the same name: ${index.name}`);
  const sameKey = sameName ? undefined : existing.find(({ key }) => compare(key, index.key) === 0);
  if (sameKey)
    throw new CommandError(
      'IndexOptionsConflict',
      `Index already exists with a different name: ${sameKey.name}`,
    );
  return sameName !== undefined;
}
