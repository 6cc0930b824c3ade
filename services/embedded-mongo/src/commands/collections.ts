import { idIndex } from '../collections/indexDefinition';
import { CommandError } from '../errors';
import { compileFilter } from '../query/filter';
import { batchSizeOf, type Command } from './command';

export const create: Command = {
  options: [],
  concern: 'write',
  run: ({ collections, namespace }) => {
    if (collections.find(namespace))
      throw new CommandError('NamespaceExists', `Collection ${namespace} already exists.`);
    collections.create(namespace);
    return {};
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

export const listCollections: Command = {
  options: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
  run: ({ body, collections, surroundings, database }) => {
    const matches = compileFilter(body.filter);
    const found = [...collections.names(`${database}.`)]
      .map((namespace) => ({
        name: namespace.slice(database.length + 1),
        type: 'collection',
        options: {},
        info: { readOnly: false },
        idIndex,
      }))
      .filter(matches)
      .map((collection) => (body.nameOnly ? { name: collection.name, type: collection.type } : collection));
    const namespace = `${database}.$cmd.listCollections`;
    return surroundings.cursors.start(namespace, found, { batchSize: batchSizeOf(body) });
  },
};
