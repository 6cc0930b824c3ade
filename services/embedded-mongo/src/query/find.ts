import type { Variables } from '../aggregate/expression';
import type { Collection } from '../collections/collection';
import type { StoredRecord } from '../collections/documentCache';
import type { StoredIndex } from '../collections/indexDefinition';
import { CommandError } from '../errors';
import { type Document, isDocument } from '../values/document';
import { equalValues } from '../values/order';
import { compileFilter } from './filter';
import { lookup } from './lookup';
import { parseSort, Sorter } from './sort';

type Matching = (collection: Collection) => Generator<StoredRecord[]>;

/** What is looked for, the only index to use, the variables of `$expr`. */
export type Query = { filter: unknown; hint?: unknown; variables?: Variables };

/**
 * Gives the documents of a collection that match, in batches: in natural order, or in that of an index.
 * @throws CommandError for a wrong filter, 2 for a hint at an index that there is not
 */
export function matching({ filter = {}, hint, variables }: Query): Matching {
  const matches = compileFilter(filter, variables);
  return function* (collection) {
    const indexes = hint === undefined ? collection.indexes : indexesFor(collection, hint);
    for (const batch of lookup(collection, filter as Document, indexes) ?? collection.scan())
      yield batch.filter(({ document }) => matches(document));
  };
}

function indexesFor({ indexes }: Collection, hint: unknown): StoredIndex[] {
  if (isDocument(hint) && equalValues(hint, { $natural: 1 })) return [];
  const hinted = indexes.filter(({ name, key }) => name === hint || equalValues(key, hint));
  if (hinted.length > 0) return hinted;
  throw new CommandError('BadValue', 'hint provided does not correspond to an existing index');
}

/**
 * The first document that matches, by the order of `sort`.
 * @throws CommandError for a wrong filter or sort (also when there is no collection), and what `checkTime` throws
 */
export function findFirst(
  collection: Collection | undefined,
  query: Query & { sort?: unknown },
  checkTime: () => void,
): StoredRecord | undefined {
  const find = matching(query);
  const keys = parseSort(query.sort);
  const sorter = new Sorter<StoredRecord>(({ document }) => document, keys, 0, 1);
  for (const batch of collection ? find(collection) : []) {
    checkTime();
    if (keys.length === 0 && batch[0]) return batch[0];
    for (const record of batch) sorter.add(record);
  }
  return sorter.result()[0];
}

/** The numbers of all documents that match, before any of them is changed. */
export function findAll(collection: Collection | undefined, query: Query, checkTime: () => void): number[] {
  const find = matching(query);
  const numbers: number[] = [];
  for (const batch of collection ? find(collection) : []) {
    checkTime();
    for (const { number } of batch) numbers.push(number);
  }
  return numbers;
}
