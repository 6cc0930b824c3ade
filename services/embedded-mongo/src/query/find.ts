import type { Collection, StoredRecord } from '../collections/collection';
import type { Document } from '../values/document';
import { compileFilter } from './filter';
import { lookup } from './lookup';
import { parseSort, sortItems } from './sort';

export type Search = {
  filter?: unknown;
  sort?: unknown;
  skip?: number;
  limit?: number;
  checkTime: () => void;
};

/**
 * The records that match, in natural order or sorted.
 * @param search `limit` 0 or none is no limit; `checkTime` throws when it is time to stop
 * @throws CommandError for a wrong filter or sort (also when there is no collection), and what `checkTime` throws
 */
export function findRecords(collection: Collection | undefined, search: Search): StoredRecord[] {
  const matches = compileFilter(search.filter);
  const sort = parseSort(search.sort);
  const skip = search.skip ?? 0;
  const limit = search.limit || Number.POSITIVE_INFINITY;
  if (!collection) return [];
  const found = matching(collection, search, matches);
  if (sort.length > 0) return sortItems(found, ({ document }) => document, sort, skip, limit);
  const taken: StoredRecord[] = [];
  let passed = 0;
  for (const record of found) {
    if (passed++ < skip) continue;
    taken.push(record);
    if (taken.length >= limit) break;
  }
  return taken;
}

function* matching(
  collection: Collection,
  { filter, checkTime }: Search,
  matches: (document: Document) => boolean,
): Generator<StoredRecord> {
  let seen = 0;
  for (const record of lookup(collection, (filter ?? {}) as Document) ?? collection.records.values()) {
    if ((seen++ & 127) === 0) checkTime();
    if (matches(record.document)) yield record;
  }
}
