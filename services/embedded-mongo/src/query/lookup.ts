import type { Collection } from '../collections/collection';
import type { StoredIndex } from '../collections/indexDefinition';
import { rangeOf } from '../collections/indexEntries';
import type { StoredRecord } from '../storage/scanCache';
import type { Document } from '../values/document';
import { keyOf, typeByte } from '../values/key';
import { isOperators } from './filter';

/** How many ranges of an index several `$in` may multiply to before a scan is the better way. */
const MAX_RANGES = 1000;

/** The condition of a filter on one field: its few values, or bounds of one type. */
type Wanted = { values?: unknown[]; low?: unknown; high?: unknown };
type Plan = { index: StoredIndex; columns: unknown[][]; bounds?: Wanted };

/**
 * The documents that an index finds for a filter's equalities and ranges; they still have to be matched. `undefined` when
 * none helps. They come in the order of the index.
 */
export function lookup(collection: Collection, filter: unknown = {}): Generator<StoredRecord[]> | undefined {
  const plan = collection.indexes
    .map((index) => planFor(index, filter as Document))
    .filter(({ columns, bounds }) => columns.length > 0 || bounds)
    .sort((a, b) => b.columns.length - a.columns.length || Number(!!b.bounds) - Number(!!a.bounds))[0];
  if (!plan || plan.columns.reduce((product, { length }) => product * length, 1) > MAX_RANGES)
    return undefined;
  return collection.pick(numbersBy(collection, plan));
}

/** Values for as many first fields of an index as there are, and bounds for the field after them. */
function planFor(index: StoredIndex, filter: Document): Plan {
  const columns: unknown[][] = [];
  for (const path of Object.keys(index.key)) {
    const { values, ...bounds } = wantedBy(filter[path]);
    if (!values) return Object.keys(bounds).length > 0 ? { index, columns, bounds } : { index, columns };
    columns.push(values);
  }
  return { index, columns };
}

function* numbersBy(collection: Collection, { index, columns, bounds }: Plan): Generator<number> {
  let beginnings = [''];
  for (const values of columns)
    beginnings = beginnings.flatMap((start) => values.map((value) => start + keyOf(value)));
  const [low, high] = bounds ? limitsOf(bounds) : ['', ''];
  for (const beginning of new Set(beginnings.sort()))
    yield* collection.numbersIn(rangeOf(index, beginning + low, beginning + high));
}

function limitsOf({ low, high }: Wanted): [string, string] {
  const type = typeByte(low ?? high);
  return [low === undefined ? type : keyOf(low), high === undefined ? type : keyOf(high)];
}

function wantedBy(condition: unknown): Wanted {
  if (!isOperators(condition)) return isPlain(condition) ? { values: [condition] } : {};
  const { $eq, $in, $gt, $gte, $lt, $lte } = condition;
  if (isPlain($eq)) return { values: [$eq] };
  if (Array.isArray($in)) return $in.every(isPlain) ? { values: $in } : {};
  const [low, high] = [$gt ?? $gte, $lt ?? $lte];
  const bounds = [low, high].filter((bound) => bound !== undefined);
  if (!bounds.every((bound) => isPlain(bound) && typeByte(bound) === typeByte(bounds[0]))) return {};
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}

/** Null and arrays are left to a scan: they match more than a key. */
const isPlain = (value: unknown) => value !== null && value !== undefined && !Array.isArray(value);
