import { CommandError, checkOptions, unsupported } from '../errors';
import { isDocument } from '../values/document';
import { plainNumber } from '../values/number';
import { equalValues } from '../values/order';

/** An index as it is stored and listed. */
export type IndexDefinition = {
  v: 2;
  key: Record<string, 1 | -1>;
  name: string;
  unique?: true;
  expireAfterSeconds?: number;
};

/** An index with the number of its entries in their table; `building` where an earlier version had not finished it. */
export type StoredIndex = IndexDefinition & { id: number; building?: true };

/** An index as it is listed. */
export const listed = ({ id, building, ...definition }: StoredIndex): IndexDefinition => definition;

export const idIndex: IndexDefinition = { v: 2, key: { _id: 1 }, name: '_id_' };

/**
 * A checked index from a `createIndexes` command.
 * @throws CommandError 67 for a wrong key or expiry, 238 for kinds and options that are not supported
 */
export function parseIndex(spec: unknown): IndexDefinition {
  if (!isDocument(spec) || !isDocument(spec.key) || Object.keys(spec.key).length === 0)
    throw new CommandError('CannotCreateIndex', 'an index needs a key of at least one field');
  checkOptions(spec, ['key', 'name', 'unique', 'expireAfterSeconds'], 'createIndexes.indexes');
  const key: IndexDefinition['key'] = {};
  for (const [path, given] of Object.entries(spec.key)) {
    const direction = plainNumber(given);
    if (typeof direction === 'string') throw unsupported(`a ${direction} index`);
    if (direction !== 1 && direction !== -1)
      throw new CommandError('CannotCreateIndex', 'Values in an index key must be 1 or -1');
    if (path === '' || path.includes('$')) throw unsupported(`an index on '${path}'`);
    key[path] = direction;
  }
  if (typeof spec.name !== 'string' || spec.name === '')
    throw new CommandError('FailedToParse', "The 'name' field is a required property of an index");
  const definition: IndexDefinition = { v: 2, key, name: spec.name };
  if (spec.unique) definition.unique = true;
  if (spec.expireAfterSeconds === undefined) return definition;
  const expireAfterSeconds = plainNumber(spec.expireAfterSeconds);
  if (typeof expireAfterSeconds !== 'number' || expireAfterSeconds < 0 || Object.keys(key).length !== 1)
    throw new CommandError('CannotCreateIndex', 'a TTL index needs one field and a number of at least 0');
  return { ...definition, expireAfterSeconds };
}

/**
 * Whether an index is there already.
 * @throws CommandError 86 when its name stands for another index, 85 when its key has other options
 */
export function isPresent(wanted: IndexDefinition, present: IndexDefinition[]): boolean {
  if (equalValues(wanted.key, idIndex.key)) return true;
  const named = present.find(({ name }) => name === wanted.name);
  if (named && JSON.stringify(named) === JSON.stringify(wanted)) return true;
  if (named) {
    throw new CommandError(
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index: ${wanted.name}`,
    );
  }
  const keyed = present.find(({ key }) => equalValues(key, wanted.key));
  if (keyed)
    throw new CommandError(
      'IndexOptionsConflict',
      `Index already exists with a different name: ${keyed.name}`,
    );
  return false;
}
