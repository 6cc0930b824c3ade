import { filterFrom } from '../query/filter';
import { compileFilter } from '../query/match';
import type { Command } from './command';

const databaseOf = (namespace: string) => namespace.slice(0, namespace.indexOf('.'));

export const listDatabases: Command = {
  options: ['nameOnly', 'filter'],
  run: ({ body, collections }) => {
    const matches = compileFilter(filterFrom(body.filter, 'filter'));
    const names = [...new Set(collections.names().map(databaseOf))];
    const databases = names
      .map((name) => (body.nameOnly ? { name } : { name, sizeOnDisk: sizeOf(name), empty: false }))
      .filter((database) => matches(database));
    if (body.nameOnly) return { databases };
    return { databases, totalSize: names.reduce((total, name) => total + sizeOf(name), 0) };

    /** The bytes of a database's documents. */
    function sizeOf(name: string): number {
      let size = 0;
      for (const namespace of collections.names().filter((each) => databaseOf(each) === name))
        for (const record of collections.find(namespace)!.records.values()) size += record.size;
      return size;
    }
  },
};

export const dropDatabase: Command = {
  options: [],
  run: ({ collections, database, changes }) => {
    for (const namespace of collections.names())
      if (databaseOf(namespace) === database) collections.drop(namespace, changes);
    return { dropped: database };
  },
};
