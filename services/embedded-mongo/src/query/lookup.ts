import type { Collection } from '../collections/collection';
import type { StoredRecord } from '../collections/documentCache';
import type { StoredIndex } from '../collections/indexDefinition';
import { combine, rangeOf } from '../collections/indexEntries';
import type { Document } from '../values/document';
import { keyOf, typeByte } from '../values/key';
import { conditionsOf, isOperators } from './filter';

/** How many ranges of an index an `$in` over several fields may multiply to before a scan is the better way. */
const MAX_RANGES = 1000;

/** What a filter says of one field: its few values, or bounds of one type. */
type Wanted = { values?: unknown[]; low?: unknown; high?: unknown };
type Plan = { index: StoredIndex; columns: unknown[][]; bounds?: Wanted };

/**
 * The documents that an index finds for a filter's equalities and ranges; they still have to be matched. `undefined` when
 * none helps. Each value comes in natural order, several in the order of the index.
 */
export function lookup(
  collection: Collection,
  filter: Document,
  indexes: StoredIndex[],
): Generator<StoredRecord[]> | undefined {
  const wanted = new Map<string, Wanted>();
  for (const [path, condition] of conditionsOf(filter))
    wanted.set(path, { ...wanted.get(path), ...wantedBy(condition) });
  const plan = indexes
    .filter(({ building }) => !building)
    .map((index) => planFor(index, wanted))
    .filter(({ columns, bounds }) => columns.length > 0 || bounds)
    .sort((a, b) => b.columns.length - a.columns.length || Number(!!b.bounds) - Number(!!a.bounds))[0];
  if (!plan || plan.columns.reduce((product, { length }) => product * length, 1) > MAX_RANGES)
    return undefined;
  return collection.pick(numbersBy(collection, plan));
}

/** Values for as many first fields of an index as there are, and bounds for the field after them. */
function planFor(index: StoredIndex, wanted: Map<string, Wanted>): Plan {
  const columns: unknown[][] = [];
  for (const path of Object.keys(index.key)) {
    const { values, ...bounds } = wanted.get(path) ?? {};
    if (!values) return 'low' in bounds || 'high' in bounds ? { index, columns, bounds } : { index, columns };
    columns.push(values);
  }
  return { index, columns };
}

function* numbersBy(collection: Collection, { index, columns, bounds }: Plan): Generator<number> {
  const beginnings = new Set(
    combine(columns)
      .map((row) => row.map(keyOf).join(''))
      .sort(),
  );
  const seen = new Set<number>();
  for (const beginning of beginnings) {
    const [low, high] = bounds ? limitsOf(bounds, index.multikey === true) : ['', ''];
    for (const number of collection.numbersIn(rangeOf(index, beginning + low, beginning + high))) {
      if (seen.has(number)) continue;
      if (index.multikey) seen.add(number);
      yield number;
    }
  }
}

/** Where a document may lie under several values, one may satisfy the lower bound and another one the upper bound. */
function limitsOf({ low, high }: Wanted, multikey: boolean): [string, string] {
  const type = typeByte(low ?? high);
  const open = multikey && low !== undefined;
  return [low === undefined ? type : keyOf(low), high === undefined || open ? type : keyOf(high)];
}

function wantedBy(condition: unknown): Wanted {
  if (!isOperators(condition)) return isPlain(condition) ? { values: [condition] } : {};
  const { $eq, $in, $gt, $gte, $lt, $lte } = condition;
  if (isPlain($eq)) return { values: [$eq] };
  if (Array.isArray($in)) return $in.every(isPlain) ? { values: $in } : {};
  const [low, high] = [$gt ?? $gte, $lt ?? $lte];
  const ordered = [low, high].filter((bound) => bound !== undefined);
  if (
    ordered.length === 0 ||
    !ordered.every((bound) => isPlain(bound) && typeByte(bound) === typeByte(ordered[0]))
  )
    return {};
  return { ...(low !== undefined && { low }), ...(high !== undefined && { high }) };
}

/** Null and arrays are left to a scan: they match more than a key. */
const isPlain = (value: unknown) =>
  value !== null &&
  value !== undefined &&
  !Array.isArray(value) &&
  (value as { _bsontype?: string })._bsontype !== 'BSONRegExp';
