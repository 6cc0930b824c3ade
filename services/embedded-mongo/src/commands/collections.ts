import { idIndex } from '../collections/index-definition';
import { CommandError } from '../errors';
import { compileFilter } from '../query/filter';
import { batchSizeOf, type Command, namespaceOf } from './command';

export const create: Command = {
  options: [],
  concern: 'write',
  run: (call) => {
    const namespace = namespaceOf(call);
    if (call.collections.names().includes(namespace))
      throw new CommandError('NamespaceExists', `Collection ${namespace} already exists.`);
    call.collections.findOrCreate(namespace, call.changes);
    return {};
  },
};

export const drop: Command = {
  options: [],
  concern: 'write',
  run: (call) => {
    const namespace = namespaceOf(call);
    const collection = call.collections.find(namespace);
    if (!collection) return {};
    call.collections.drop(collection, call.changes);
    return { nIndexesWas: collection.indexes.length, ns: namespace };
  },
};

export const listCollections: Command = {
  options: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
  run: ({ body, collections, cursors, database }) => {
    const matches = compileFilter(body.filter);
    const found = collections
      .names()
      .filter((namespace) => namespace.startsWith(`${database}.`))
      .map((namespace) => namespace.slice(database.length + 1))
      .map((name) => ({
        name,
        type: 'collection',
        options: {},
        info: { readOnly: false },
        idIndex,
      }))
      .filter((collection) => matches(collection))
      .map((collection) => (body.nameOnly ? { name: collection.name, type: collection.type } : collection));
    return cursors.start(`${database}.$cmd.listCollections`, found, batchSizeOf(body));
  },
};
