import { keyOf, typeRank } from './key';

const aboveSurrogates = /[\ud800-\uffff]/;
const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);

/** Negative, zero or positive, in MongoDB's order of BSON values (types first, then values). */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (isNumber(a) && isNumber(b)) return a - b;
  const difference = typeRank(a) - typeRank(b);
  if (difference !== 0) return difference;
  // JavaScript's order of texts departs from that of UTF-8 only above U+D7FF.
  if (typeof a === 'string' && typeof b === 'string' && !(aboveSurrogates.test(a) && aboveSurrogates.test(b)))
    return a < b ? -1 : 1;
  const [x, y] = [keyOf(a), keyOf(b)];
  return x === y ? 0 : x < y ? -1 : 1;
}

export const equalValues = (a: unknown, b: unknown) => compareValues(a, b) === 0;
