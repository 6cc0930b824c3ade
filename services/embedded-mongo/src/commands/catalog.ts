import { idIndex, isPresent, listed, parseIndex } from '../collections/indexDefinition';
import { unsupported } from '../errors';
import { compileFilter } from '../query/filter';
import { batchSizeOf, type Command, documentsIn } from './command';

/** Names only: sizes on disk are LMDB's, shared by all databases. */
export const listDatabases: Command = {
  options: ['nameOnly'],
  run: ({ body, collections }) => {
    if (body.nameOnly !== true) throw unsupported("'listDatabases' without 'nameOnly'");
    const names = new Set([...collections.names()].map((namespace) => namespace.split('.')[0]!));
    return { databases: [...names].map((name) => ({ name })) };
  },
};

export const dropDatabase: Command = {
  options: [],
  concern: 'write',
  run: ({ collections, database }) => {
    for (const namespace of [...collections.names(`${database}.`)])
      collections.drop(collections.get(namespace));
    return { dropped: database };
  },
};

export const listCollections: Command = {
  options: ['filter', 'nameOnly', 'cursor'],
  run: ({ body, collections, context, database }) => {
    const found = [...collections.names(`${database}.`)]
      .map((namespace) => ({
        name: namespace.slice(database.length + 1),
        type: 'collection',
        ...(!body.nameOnly && { options: {}, info: { readOnly: false }, idIndex }),
      }))
      .filter(compileFilter(body.filter));
    const namespace = `${database}.$cmd.listCollections`;
    return context.cursors.start(namespace, found, { batchSize: batchSizeOf(body) });
  },
};

export const drop: Command = {
  options: [],
  concern: 'write',
  run: ({ collections, namespace }) => {
    const collection = collections.find(namespace);
    if (!collection) return {};
    collections.drop(collection);
    return { nIndexesWas: collection.indexes.length, ns: namespace };
  },
};

/** Every index has all its entries when the command is answered, or it is not there. */
export const createIndexes: Command = {
  options: ['indexes'],
  concern: 'write',
  run: ({ body, collections, namespace }) => {
    const wanted = documentsIn(body, 'indexes').map(parseIndex);
    const createdCollectionAutomatically = !collections.find(namespace);
    const collection = collections.findOrCreate(namespace);
    const numIndexesBefore = collection.indexes.length;
    for (const index of wanted)
      if (!isPresent(index, collection.indexes.map(listed))) collections.addIndex(collection, index);
    return {
      numIndexesBefore,
      numIndexesAfter: collection.indexes.length,
      createdCollectionAutomatically,
    };
  },
};

export const listIndexes: Command = {
  options: ['cursor'],
  run: ({ body, collections, namespace, context }) => {
    const indexes = collections.get(namespace).indexes.map(listed);
    return context.cursors.start(namespace, indexes, { batchSize: batchSizeOf(body) });
  },
};
