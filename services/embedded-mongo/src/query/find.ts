import type { Collection } from '../collections/collection';
import type { StoredRecord } from '../collections/document-cache';
import type { Document } from '../values/document';
import { compileFilter } from './filter';
import { lookup } from './lookup';
import { parseSort, Sorter } from './sort';

type Matching = (collection: Collection) => Generator<StoredRecord[]>;

/**
 * Gives the documents of a collection that match, in batches: in natural order, or in that of an index.
 * @throws CommandError for a wrong filter
 */
export function matching(filter: unknown): Matching {
  const matches = compileFilter(filter);
  return function* (collection) {
    for (const batch of lookup(collection, (filter ?? {}) as Document) ?? collection.scan())
      yield batch.filter(({ document }) => matches(document));
  };
}

/**
 * The first document that matches, by the order of `sort`.
 * @throws CommandError for a wrong filter or sort (also when there is no collection), and what `checkTime` throws
 */
export function findFirst(
  collection: Collection | undefined,
  { filter, sort }: { filter: unknown; sort?: unknown },
  checkTime: () => void,
): StoredRecord | undefined {
  const find = matching(filter);
  const keys = parseSort(sort);
  const sorter = new Sorter<StoredRecord>(({ document }) => document, keys, 0, 1);
  for (const batch of collection ? find(collection) : []) {
    checkTime();
    if (keys.length === 0 && batch[0]) return batch[0];
    for (const record of batch) sorter.add(record);
  }
  return sorter.result()[0];
}

/** The numbers of all documents that match, before any of them is changed. */
export function findAll(
  collection: Collection | undefined,
  filter: unknown,
  checkTime: () => void,
): number[] {
  const find = matching(filter);
  const numbers: number[] = [];
  for (const batch of collection ? find(collection) : []) {
    checkTime();
    for (const { number } of batch) numbers.push(number);
  }
  return numbers;
}
