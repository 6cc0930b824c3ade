import { Collections } from '../collections/collections';
import { type IndexDefinition, listed } from '../collections/indexDefinition';
import { checkFormatVersion, openRoot, openTables } from './dataFile';
import { firstKey } from './keys';
import { View } from './view';

/** A collection in a snapshot: `database.name`, its indexes, and the BSON of its documents in natural order. */
export type StoredCollection = {
  namespace: string;
  indexes: IndexDefinition[];
  documents: Iterable<Uint8Array>;
};

/**
 * The collections of a data directory as they are at one moment, in the order of their names. A server may write
 * meanwhile; nothing is copied.
 * @throws DataFileError when the directory was written by another version
 * @throws Error when an entry is damaged or documents are missing
 */
export async function* readSnapshot(directory: string): AsyncGenerator<StoredCollection> {
  const root = openRoot(directory, true);
  const view = new View(root, openTables(root));
  try {
    checkFormatVersion(root, directory);
    const collections = new Collections(view);
    for (const namespace of [...collections.names()]) {
      const { definition } = collections.get(namespace);
      yield { namespace, indexes: definition.indexes.map(listed), documents: documentsOf(definition) };
    }
  } finally {
    view.release();
    await root.close();
  }

  function* documentsOf({ number, documents }: { number: number; documents: number }) {
    let count = 0;
    for (const { value } of view.range('documents', firstKey(number), firstKey(number + 1))) {
      count++;
      yield value;
    }
    if (count !== documents) throw new Error(`${count} of ${documents} documents were found in ${directory}`);
  }
}
