import type { Change } from '../storage/change';
import { indexedAt } from '../values/path';
import type { Collection } from './collection';
import type { Collections } from './collections';

/** Removes what TTL indexes say has expired; a document without a date in the field never does. */
export function removeExpired(collections: Collections, changes: Change[], now = Date.now()): void {
  for (const namespace of collections.names()) {
    for (const { key, expireAfterSeconds } of collections.indexesOf(namespace)) {
      const path = Object.keys(key)[0]!;
      if (expireAfterSeconds !== undefined)
        sweep(collections.find(namespace)!, path, now - expireAfterSeconds * 1000, changes);
    }
  }
}

function sweep(collection: Collection, path: string, limit: number, changes: Change[]): void {
  for (const record of [...collection.records.values()]) {
    const dates = indexedAt(record.document, path).filter((value) => value instanceof Date);
    if (dates.some((date) => date.getTime() <= limit)) collection.remove(record, changes);
  }
}
