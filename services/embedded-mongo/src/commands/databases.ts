import { unsupported } from '../errors';
import { compileFilter } from '../query/filter';
import type { Command } from './command';

/** Names only: sizes on disk are LMDB's, shared by all databases. */
export const listDatabases: Command = {
  options: ['nameOnly', 'filter'],
  run: ({ body, collections }) => {
    if (body.nameOnly !== true) throw unsupported("'listDatabases' without 'nameOnly'");
    const matches = compileFilter(body.filter);
    const names = new Set([...collections.names()].map((namespace) => namespace.split('.')[0]!));
    return { databases: [...names].map((name) => ({ name })).filter(matches) };
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
