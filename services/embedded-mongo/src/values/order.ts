import { ObjectId } from 'bson';
import { isDocument } from './document';
import { isNumeric, type Numeric, rawNumber } from './number';

/** A type's place in MongoDB's order of values; a missing field comes before null. */
export function typeRank(value: unknown): number {
  if (value === undefined) return 0;
  if (value === null) return 1;
  if (typeof value === 'number' || typeof value === 'bigint') return 2;
  if (typeof value === 'string') return 3;
  if (Array.isArray(value)) return 5;
  if (value instanceof ObjectId) return 7;
  if (typeof value === 'boolean') return 8;
  if (value instanceof Date) return 9;
  if (isNumeric(value)) return 2;
  return isDocument(value) ? 4 : 11;
}

/** Negative, zero or positive, in MongoDB's order of BSON values (types first, then values). */
export function compareValues(a: unknown, b: unknown): number {
  if (a === b) return 0;
  const rank = typeRank(a);
  const difference = rank - typeRank(b);
  if (difference !== 0) return difference;
  switch (rank) {
    case 2:
      return compareNumbers(rawNumber(a as Numeric), rawNumber(b as Numeric));
    case 3:
      return compareStrings(a as string, b as string);
    case 4:
      return compareFields(Object.entries(a as object), Object.entries(b as object));
    case 5:
      return compareItems(a as unknown[], b as unknown[]);
    case 7:
      return compareStrings((a as ObjectId).toHexString(), (b as ObjectId).toHexString());
    case 8:
      return Number(a) - Number(b);
    case 9:
      return (a as Date).getTime() - (b as Date).getTime();
    default:
      return compareStrings(String(a), String(b));
  }
}

export const equalValues = (a: unknown, b: unknown) => compareValues(a, b) === 0;

/** Exact between doubles and 64-bit integers, too. */
function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

const aboveSurrogates = /[\ud800-\uffff]/;

/** In the order of UTF-8 bytes, from which JavaScript's own order departs only above U+D7FF. */
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  if (aboveSurrogates.test(a) && aboveSurrogates.test(b))
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

function compareItems(a: unknown[], b: unknown[]): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareFields(a: [string, unknown][], b: [string, unknown][]): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const [nameA, valueA] = a[i]!;
    const [nameB, valueB] = b[i]!;
    const order =
      typeRank(valueA) - typeRank(valueB) || compareStrings(nameA, nameB) || compareValues(valueA, valueB);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
