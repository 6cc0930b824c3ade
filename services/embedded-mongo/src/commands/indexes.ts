import { idIndex, isPresent, listed, parseIndex, type StoredIndex } from '../collections/indexDefinition';
import { CommandError } from '../errors';
import { equalValues } from '../values/order';
import { batchSizeOf, type Call, type Command } from './command';

export const createIndexes: Command = {
  options: ['indexes'],
  concern: 'write',
  *run(call) {
    const { body, namespace } = call;
    if (!Array.isArray(body.indexes) || body.indexes.length === 0)
      throw new CommandError('BadValue', 'Must specify at least one index to create');
    const wanted = body.indexes.map(parseIndex);
    const createdCollectionAutomatically = !call.collections.find(namespace);
    const numIndexesBefore = call.collections.findOrCreate(namespace).indexes.length;
    let numIndexesAfter = numIndexesBefore;
    for (const index of wanted) {
      const collection = call.collections.get(namespace);
      if (isPresent(index, collection.indexes.map(listed))) continue;
      const { id } = call.collections.addIndex(collection, index, true);
      try {
        yield* build(call, id);
      } catch (error) {
        const { collections } = call;
        if (collections.find(namespace)) collections.removeIndex(collections.get(namespace), id);
        throw error;
      }
      numIndexesAfter++;
    }
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically };
  },
};

/** Adds the documents that are there to a new index, in steps; writes between these add theirs themselves. */
function* build(call: Call, id: number): Generator<void, void> {
  for (let next = 0; ; ) {
    const collection = call.collections.get(call.namespace);
    const index = collection.indexes.find((each) => each.id === id);
    if (!index) throw new CommandError('IndexNotFound', 'the index was dropped while it was built');
    call.checkTime();
    const { value: records } = collection.read(next).next();
    if (!records) {
      delete index.building;
      collection.changed = true;
      return;
    }
    collection.addToIndex(index, records);
    next = records.at(-1).number + 1;
    yield;
  }
}

export const listIndexes: Command = {
  options: ['cursor'],
  run: ({ body, collections, namespace, surroundings }) => {
    const indexes = collections.get(namespace).indexes.filter(({ building }) => !building);
    return surroundings.cursors.start(namespace, indexes.map(listed), { batchSize: batchSizeOf(body) });
  },
};

export const dropIndexes: Command = {
  options: ['index'],
  concern: 'write',
  run: ({ body, collections, namespace }) => {
    const collection = collections.get(namespace);
    const nIndexesWas = collection.indexes.length;
    for (const { id } of chosen(body.index, collection.indexes)) collections.removeIndex(collection, id);
    return { nIndexesWas };
  },
};

/** The indexes that a `dropIndexes` means: by name or key, several, or all but that of `_id`. */
function chosen(index: unknown, present: StoredIndex[]): StoredIndex[] {
  if (index === '*') return present.filter(({ name }) => name !== idIndex.name);
  if (Array.isArray(index)) return index.flatMap((each) => chosen(each, present));
  const found = present.find(({ name, key }) => name === index || equalValues(key, index));
  if (!found) throw new CommandError('IndexNotFound', `index not found with name [${index}]`);
  if (found.name === idIndex.name) throw new CommandError('InvalidOptions', 'cannot drop _id index');
  return [found];
}
