import type { Collection, StoredRecord } from '../collections/collection';
import type { IndexEntries } from '../collections/index-entries';
import type { Document } from '../values/document';
import { conditionsOf, isOperators } from './filter';

/** How many lookups an `$in` over several fields may multiply to before a scan is the better way. */
const maxLookups = 1000;

/**
 * The records that an index finds for a filter's equalities, in natural order; they still have to be matched.
 * `undefined` when no index has all its fields in them. The index with the most fields is taken.
 */
export function lookup(collection: Collection, filter: Document): StoredRecord[] | undefined {
  const wanted = new Map<string, unknown[]>();
  for (const [path, condition] of conditionsOf(filter)) {
    const values = valuesOf(condition);
    if (values?.every(isPlain)) wanted.set(path, values);
  }
  const index = collection.indexes
    .filter(({ paths }) => paths.every((path) => wanted.has(path)))
    .sort((a, b) => b.paths.length - a.paths.length)[0];
  if (!index) return undefined;
  const columns = index.paths.map((path) => wanted.get(path)!);
  if (columns.reduce((product, values) => product * values.length, 1) > maxLookups) return undefined;
  const numbers = recordsHolding(index, columns);
  return numbers.map((number) => collection.records.get(number)!);
}

function recordsHolding(index: IndexEntries, columns: unknown[][]): number[] {
  let rows: unknown[][] = [[]];
  for (const values of columns) rows = rows.flatMap((row) => values.map((value) => [...row, value]));
  if (rows.length === 1) return index.holding(rows[0]!).sort((a, b) => a - b);
  return [...new Set(rows.flatMap((row) => index.holding(row)))].sort((a, b) => a - b);
}

/** The few values that a condition asks for. */
function valuesOf(condition: unknown): unknown[] | undefined {
  if (!isOperators(condition)) return [condition];
  if ('$eq' in condition) return [condition.$eq];
  return Array.isArray(condition.$in) ? condition.$in : undefined;
}

/** Null and arrays are left to a scan: they match more than a key. */
const isPlain = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  !Array.isArray(value) &&
  (value as { _bsontype?: string })._bsontype !== 'BSONRegExp';
