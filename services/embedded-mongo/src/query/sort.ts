import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';
import { compareValues } from '../values/order';
import { valuesAt } from '../values/path';

export type SortKey = { path: string; direction: 1 | -1 };

/**
 * A checked sort specification.
 * @throws CommandError 15958 or 2 for a wrong one, 238 for `$natural` and `$meta`
 */
export function parseSort(sort: unknown): SortKey[] {
  if (sort === undefined) return [];
  if (!isDocument(sort)) throw new CommandError('TypeMismatch', 'a sort must be a document');
  return Object.entries(sort).map(([path, given]) => {
    if (path.startsWith('$') || isDocument(given)) throw unsupported(`the sort ${path}`);
    const direction = plainNumber(given);
    if (direction !== 1 && direction !== -1)
      throw new CommandError(
        'BadValue',
        '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
      );
    return { path, direction };
  });
}

type Keyed<T> = { item: T; keys: unknown[] };

/**
 * The items in the order of the sort keys, equal ones as they came, `skip` left out at the start.
 * With a limit only that many are kept while sorting.
 */
export function sortItems<T>(
  items: Iterable<T>,
  documentOf: (item: T) => Document,
  sort: SortKey[],
  skip = 0,
  limit = Number.POSITIVE_INFINITY,
): T[] {
  const compare = (a: Keyed<T>, b: Keyed<T>) => compareKeys(a.keys, b.keys, sort);
  const wanted = skip + limit;
  const kept: Keyed<T>[] = [];
  for (const item of items) {
    const document = documentOf(item);
    const keyed = { item, keys: sort.map((key) => sortValue(document, key)) };
    if (wanted > 1000) kept.push(keyed);
    else insertKeeping(kept, keyed, compare, wanted);
  }
  if (wanted > 1000) kept.sort(compare);
  return kept.slice(skip, wanted).map((keyed) => keyed.item);
}

/** Puts a value after those that are not greater, in a list that never grows beyond `wanted`. */
function insertKeeping<K>(kept: K[], value: K, compare: (a: K, b: K) => number, wanted: number): void {
  if (kept.length >= wanted && (wanted === 0 || compare(value, kept[kept.length - 1]!) >= 0)) return;
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(value, kept[middle]!) < 0) high = middle;
    else low = middle + 1;
  }
  kept.splice(low, 0, value);
  if (kept.length > wanted) kept.pop();
}

function compareKeys(a: unknown[], b: unknown[], sort: SortKey[]): number {
  for (let i = 0; i < sort.length; i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return sort[i]!.direction * order;
  }
  return 0;
}

/** What a document sorts by: of several values the least when ascending and the greatest when descending. */
function sortValue(document: Document, { path, direction }: SortKey): unknown {
  const found = valuesAt(document, path);
  if (found.length === 1 && !Array.isArray(found[0])) return found[0] ?? null;
  const values = found.flatMap((value) =>
    Array.isArray(value) ? (value.length > 0 ? value : [undefined]) : [value ?? null],
  );
  if (values.length === 0) return null;
  return values.reduce((best, value) => (direction * compareValues(value, best) < 0 ? value : best));
}
