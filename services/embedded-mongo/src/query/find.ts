import type { Collection } from '../collections/collection';
import type { StoredRecord } from '../storage/scanCache';
import { compileFilter } from './filter';
import { lookup } from './lookup';

/**
 * Gives the documents of a collection that match, in batches: in natural order, or in that of an index.
 * @throws CommandError for a wrong filter
 */
export function matching(filter: unknown): (collection: Collection) => Generator<StoredRecord[]> {
  const matches = compileFilter(filter);
  return function* (collection) {
    for (const batch of lookup(collection, filter) ?? collection.scan())
      yield batch.filter(({ document }) => matches(document));
  };
}

/** The first document that matches. @throws CommandError for a wrong filter, also when there is no collection */
export function findFirst(collection: Collection | undefined, filter: unknown): StoredRecord | undefined {
  const find = matching(filter);
  for (const [record] of collection ? find(collection) : []) if (record) return record;
  return undefined;
}
