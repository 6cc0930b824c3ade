import { unsupported } from '../errors';
import { compileFilter } from '../query/filter';
import type { Command } from './command';

const databaseOf = (namespace: string) => namespace.slice(0, namespace.indexOf('.'));

/** Names only: sizes on disk are LMDB's, shared by all databases. */
export const listDatabases: Command = {
  options: ['nameOnly', 'filter'],
  run: ({ body, collections }) => {
    if (body.nameOnly !== true) throw unsupported("'listDatabases' without 'nameOnly'");
    const matches = compileFilter(body.filter);
    const names = [...new Set(collections.names().map(databaseOf))];
    return { databases: names.map((name) => ({ name })).filter(matches) };
  },
};

export const dropDatabase: Command = {
  options: [],
  concern: 'write',
  run: ({ collections, database, changes }) => {
    for (const namespace of collections.names())
      if (databaseOf(namespace) === database) collections.drop(collections.find(namespace)!, changes);
    return { dropped: database };
  },
};
