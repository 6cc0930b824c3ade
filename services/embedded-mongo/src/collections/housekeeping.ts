import { entryKey, firstKey, ownerOf } from '../storage/keys';
import type { Store } from '../storage/store';
import type { TableName, View } from '../storage/view';
import { keyOf, typeByte } from '../values/key';
import { Collections } from './collections';
import type { DocumentCache } from './documentCache';
import type { StoredIndex } from './indexDefinition';
import { rangeOf } from './indexEntries';

/** How many documents or entries go in one transaction. */
const ENTRIES_PER_TRANSACTION = 1000;

/** Drops the indexes that were being built when the process ended. */
export async function dropUnfinishedIndexes(store: Store, cache: DocumentCache): Promise<void> {
  await store.write((view) => {
    const collections = new Collections(view, cache);
    for (const namespace of collections.names()) {
      const collection = collections.get(namespace);
      for (const { id, building } of collection.indexes)
        if (building) collections.removeIndex(collection, id);
    }
    collections.save();
  });
}

/** Removes, in steps, what TTL indexes say has expired; a document without a date in the field never does. */
export async function removeExpired(store: Store, cache: DocumentCache, now = Date.now()): Promise<void> {
  const view = store.view();
  try {
    const collections = new Collections(view, cache);
    for (const namespace of [...collections.names()])
      for (const index of collections.get(namespace).indexes) {
        if (index.expireAfterSeconds === undefined || index.building) continue;
        const expired = expiredRange(index, now - index.expireAfterSeconds * 1000);
        while (view.range('indexes', ...expired).next().value) {
          view.release();
          await store.write((writing) => removeFirst(new Collections(writing, cache), namespace, expired));
        }
      }
  } finally {
    view.release();
  }
}

const expiredRange = (index: StoredIndex, limit: number) =>
  rangeOf(index, typeByte(new Date(0)), keyOf(new Date(limit)));

function removeFirst(collections: Collections, namespace: string, range: [Buffer, Buffer]): void {
  const collection = collections.find(namespace);
  const numbers = collection ? new Set(first(ENTRIES_PER_TRANSACTION, collection.numbersIn(range))) : [];
  for (const batch of collection?.pick(numbers) ?? []) for (const record of batch) collection!.remove(record);
  collections.save();
}

function first<T>(count: number, items: Iterable<T>): T[] {
  const taken: T[] = [];
  for (const item of items) if (taken.push(item) === count) break;
  return taken;
}

/** Removes, in steps, the documents and entries of collections and indexes that were dropped. */
export async function removeDropped(store: Store, cache: DocumentCache): Promise<void> {
  for (const table of ['documents', 'indexes'] as const)
    while (
      await store.write((view) => {
        const owner = droppedOwner(view, table, cache);
        if (owner === undefined) return false;
        for (const { key } of first(
          ENTRIES_PER_TRANSACTION,
          view.range(table, firstKey(owner), firstKey(owner + 1)),
        ))
          view.remove(table, key);
        return true;
      })
    );
}

/** A number under which there are entries, but no collection or index. */
function droppedOwner(view: View, table: TableName, cache: DocumentCache): number | undefined {
  const collections = new Collections(view, cache);
  const owners = new Set<number>();
  for (const namespace of collections.names()) {
    const { definition } = collections.get(namespace);
    if (table === 'documents') owners.add(definition.number);
    else for (const { id } of definition.indexes) owners.add(id);
  }
  for (
    let key = view.firstFrom(table, entryKey(0, ''));
    key;
    key = view.firstFrom(table, firstKey(ownerOf(key) + 1))
  )
    if (!owners.has(ownerOf(key))) return ownerOf(key);
  return undefined;
}
