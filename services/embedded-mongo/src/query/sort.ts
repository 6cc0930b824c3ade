import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';
import { sizeOf } from '../values/encode';
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

/** Up to this many items a sort with a limit keeps no more than it needs. */
const MAX_KEPT_SORTED = 1000;
/** What a sort without such a limit may hold, in bytes of documents. */
const MAX_SORT_BYTES = 32 * 1024 * 1024;

/** Takes items one by one, and has those after `skip` and up to `limit` in the order of the keys, equal ones as they came. */
export class Sorter<T> {
  private readonly kept: Keyed<T>[] = [];
  private readonly wanted: number;
  private bytes = 0;

  constructor(
    private readonly documentOf: (item: T) => Document,
    private readonly sort: SortKey[],
    private readonly skip = 0,
    limit = Number.POSITIVE_INFINITY,
  ) {
    this.wanted = skip + limit;
  }

  /** @throws CommandError 292 when more would have to be held than the limit allows */
  add(item: T): void {
    const document = this.documentOf(item);
    const keyed = { item, keys: this.sort.map((key) => sortValue(document, key)) };
    if (this.wanted <= MAX_KEPT_SORTED) {
      insertKeeping(this.kept, keyed, this.compare, this.wanted);
      return;
    }
    this.kept.push(keyed);
    this.bytes += sizeOf(document);
    if (this.bytes > MAX_SORT_BYTES)
      throw new CommandError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Sort exceeded memory limit of ${MAX_SORT_BYTES} bytes`,
      );
  }

  result(): T[] {
    if (this.wanted > MAX_KEPT_SORTED) this.kept.sort(this.compare);
    return this.kept.slice(this.skip, this.wanted).map(({ item }) => item);
  }

  private readonly compare = (a: Keyed<T>, b: Keyed<T>): number => {
    for (const [i, { direction }] of this.sort.entries()) {
      const order = compareValues(a.keys[i], b.keys[i]);
      if (order !== 0) return direction * order;
    }
    return 0;
  };
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
