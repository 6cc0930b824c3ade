import { decode } from '../values/bson';
import { type Definition, namespaces } from './collection';
import { checkFormatVersion, openRoot, openTables } from './dataFile';
import { type IndexDefinition, toDefinition } from './indexes';
import { firstKey } from './keys';
import { Reader } from './store';

/** `namespace` is `database.name`; `documents` are BSON in natural order. */
export type StoredCollection = {
  namespace: string;
  indexes: IndexDefinition[];
  documents: Iterable<Uint8Array>;
};

/** Reads a consistent state while a server may write. @throws Error for another version, damage or missing documents */
export async function* readSnapshot(directory: string): AsyncGenerator<StoredCollection> {
  const root = openRoot(directory, true);
  const tables = openTables(root);
  const transaction = root.useReadTransaction();
  const reader = new Reader(tables, transaction);
  try {
    checkFormatVersion(root, directory);
    for (const namespace of namespaces(reader)) {
      const definition = decode(reader.get('collections', Buffer.from(namespace))!) as Definition;
      yield { namespace, indexes: definition.indexes.map(toDefinition), documents: documentsOf(definition) };
    }
  } finally {
    transaction.done();
    await root.close();
  }

  function* documentsOf({ number, documents }: Definition) {
    let count = 0;
    for (const { value } of reader.range('documents', firstKey(number), firstKey(number + 1))) {
      count++;
      yield value;
    }
    if (count !== documents) throw new Error(`${count} of ${documents} documents were found in ${directory}`);
  }
}
