import { CommandError, unsupported } from '../errors';
import { compileFilter } from '../query/filter';
import { Collection, namespaces } from '../storage/collection';
import { isPresent, parseIndex, toDefinition } from '../storage/indexes';
import { type Document, MAX_DOCUMENT_BYTES } from '../values/bson';
import { MAX_MESSAGE_BYTES } from '../wire/messages';
import { type Call, MAX_WRITE_BATCH } from './call';

/** Describes a standalone server without sessions, transactions, compression and retryable writes. */
export const hello = ({ name }: Call): Document => ({
  [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: MAX_WRITE_BATCH,
  minWireVersion: 0,
  maxWireVersion: 25,
});

/** Returns names only: all databases share one LMDB file, so the size of a database is unknown. */
export function listDatabases({ body, store }: Call): Document {
  if (body.nameOnly !== true) throw unsupported("'listDatabases' without 'nameOnly'");
  const names = new Set(namespaces(store).map((namespace) => namespace.split('.')[0]!));
  return { databases: [...names].map((name) => ({ name })) };
}

export function dropDatabase({ store, database }: Call): Document {
  for (const namespace of namespaces(store, `${database}.`)) Collection.find(store, namespace)!.drop();
  return { dropped: database };
}

const singleBatchResult = (ns: string, firstBatch: Document[]) => ({ cursor: { firstBatch, id: 0n, ns } });

export function listCollections({ body, store, database }: Call): Document {
  const collections = namespaces(store, `${database}.`).map((namespace) => ({
    name: namespace.slice(database.length + 1),
    type: 'collection',
  }));
  return singleBatchResult(
    `${database}.$cmd.listCollections`,
    collections.filter(compileFilter(body.filter)),
  );
}

export function drop({ collection }: Call): Document {
  collection?.drop();
  return {};
}

export function createIndexes(call: Call): Document {
  const definitions = call.documents('indexes').map(parseIndex);
  const collection = Collection.findOrCreate(call.store, call.namespace);
  for (const index of definitions)
    if (!isPresent(index, collection.indexes.map(toDefinition))) collection.addIndex(index);
  return {};
}

export function listIndexes({ collection, namespace }: Call): Document {
  if (!collection) throw new CommandError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  return singleBatchResult(namespace, collection.indexes.map(toDefinition));
}
