import { CommandError, unsupported } from '../errors';
import { sizeOf } from '../values/bson';
import { type Document, isDocument } from '../values/document';
import { plainNumber } from '../values/number';
import { compareValues } from '../values/order';
import { valuesAt } from '../values/path';
import { checkMemory } from './memory';

type SortKey = { path: string; direction: 1 | -1 };
type Keyed = { document: Document; values: unknown[] };

/** Up to this limit a sort is a top-k sort: it holds at most twice as many documents, whatever their size. */
const MAX_TOP_K = 1000;

/** A checked sort specification. @throws CommandError 14 or 2 for a wrong one, 238 for `$natural` and `$meta` */
export function parseSort(sort: unknown = {}): SortKey[] {
  if (!isDocument(sort)) throw new CommandError('TypeMismatch', 'a sort must be a document');
  return Object.entries(sort).map(([path, given]) => {
    if (path.startsWith('$') || isDocument(given)) throw unsupported(`the sort by ${path}`);
    const direction = plainNumber(given);
    if (direction !== 1 && direction !== -1)
      throw new CommandError(
        'BadValue',
        '$sort key ordering must be 1 (for ascending) or -1 (for descending)',
      );
    return { path, direction };
  });
}

/**
 * The first documents in the order of the keys, equal ones as they came.
 * @throws CommandError 292 when more would have to be held than the limit of memory allows
 */
export async function* sorted(
  batches: AsyncIterable<Document[]>,
  sort: SortKey[],
  limit: number,
): AsyncGenerator<Document[]> {
  let best: Keyed[] = [];
  let bytes = 0;
  const isBounded = limit <= MAX_TOP_K;
  const cut = () => {
    best = best.sort(compare).slice(0, limit);
  };
  for await (const batch of batches)
    for (const document of batch) {
      best.push({ document, values: sort.map((key) => sortValue(document, key)) });
      if (isBounded && best.length > 2 * limit) cut();
      if (!isBounded) bytes += sizeOf(document);
      checkMemory(bytes, 'Sort');
    }
  cut();
  yield best.map(({ document }) => document);

  function compare(a: Keyed, b: Keyed): number {
    for (const [i, { direction }] of sort.entries()) {
      const order = compareValues(a.values[i], b.values[i]);
      if (order !== 0) return direction * order;
    }
    return 0;
  }
}

/** What a document sorts by: of an array's items the least when ascending and the greatest when descending. */
function sortValue(document: Document, { path, direction }: SortKey): unknown {
  const values = valuesAt(document, path).flatMap((value) => {
    if (!Array.isArray(value)) return [value ?? null];
    return value.length > 0 ? value : [undefined];
  });
  if (values.length === 0) return null;
  return values.reduce((best, value) => (direction * compareValues(value, best) < 0 ? value : best));
}
