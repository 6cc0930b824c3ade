import type { Collection, StoredRecord } from '../collections/collection';
import type { IndexEntries } from '../collections/index-entries';
import type { Document } from '../values/document';
import { isOperators } from './filter';

/** How many lookups an `$in` over several fields may multiply to before a scan is the better way. */
const maxLookups = 1000;

/**
 * The records that an index finds for a filter's equalities, in natural order; they still have to be matched.
 * `undefined` when no index has all its fields in them. The index with the most fields is taken.
 */
export function lookup(collection: Collection, filter: Document): StoredRecord[] | undefined {
  const wanted = new Map(equalities(filter));
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

/** Fields that must equal one of a few values. Null and arrays are left to a scan: they match more than a key. */
function* equalities(filter: Document): Generator<[string, unknown[]]> {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) {
      for (const clause of condition) yield* equalities(clause as Document);
    } else if (!key.startsWith('$')) {
      const values = valuesOf(condition);
      if (values?.every(isPlain)) yield [key, values];
    }
  }
}

function valuesOf(condition: unknown): unknown[] | undefined {
  if (!isOperators(condition)) return [condition];
  if ('$eq' in condition) return [condition.$eq];
  return Array.isArray(condition.$in) ? condition.$in : undefined;
}

const isPlain = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  !Array.isArray(value) &&
  (value as { _bsontype?: string })._bsontype !== 'BSONRegExp';
