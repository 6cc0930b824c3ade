import { type IndexDefinition, idIndex, isPresent, parseIndex } from '../collections/index-definition';
import { CommandError } from '../errors';
import { equalValues } from '../values/order';
import { batchSizeOf, type Command, namespaceOf } from './command';

export const createIndexes: Command = {
  options: ['indexes'],
  concern: 'write',
  run: (call) => {
    const { body, collections, changes, checkTime } = call;
    const namespace = namespaceOf(call);
    if (!Array.isArray(body.indexes) || body.indexes.length === 0)
      throw new CommandError('BadValue', 'Must specify at least one index to create');
    const wanted = body.indexes.map(parseIndex);
    const createdCollectionAutomatically = !collections.names().includes(namespace);
    const collection = collections.findOrCreate(namespace, changes);
    const numIndexesBefore = collection.indexes.length;
    for (const index of wanted)
      if (!isPresent(index, collections.indexesOf(namespace)))
        collections.createIndex(collection, index, changes, checkTime);
    return { numIndexesBefore, numIndexesAfter: collection.indexes.length, createdCollectionAutomatically };
  },
};

export const listIndexes: Command = {
  options: ['cursor'],
  run: (call) => {
    const namespace = namespaceOf(call);
    return call.cursors.start(namespace, call.collections.indexesOf(namespace), batchSizeOf(call.body));
  },
};

export const dropIndexes: Command = {
  options: ['index'],
  concern: 'write',
  run: (call) => {
    const namespace = namespaceOf(call);
    const present = call.collections.indexesOf(namespace);
    const collection = call.collections.find(namespace)!;
    for (const index of chosen(call.body.index, present))
      call.collections.dropIndex(collection, index, call.changes);
    return { nIndexesWas: present.length };
  },
};

/** The indexes that a `dropIndexes` means: by name or key, several, or all but that of `_id`. */
function chosen(index: unknown, present: IndexDefinition[]): IndexDefinition[] {
  if (index === '*') return present.filter(({ name }) => name !== idIndex.name);
  if (Array.isArray(index)) return index.flatMap((each) => chosen(each, present));
  const found = present.find(({ name, key }) => name === index || equalValues(key, index));
  if (!found) throw new CommandError('IndexNotFound', `index not found with name [${index}]`);
  if (found.name === idIndex.name) throw new CommandError('InvalidOptions', 'cannot drop _id index');
  return [found];
}
