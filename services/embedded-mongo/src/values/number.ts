/** A number: 64-bit integers are `bigint`, 32-bit integers and doubles are `number`. */
export type Numeric = number | bigint;

const LONG_MIN = -(2n ** 63n);
const LONG_MAX = 2n ** 63n - 1n;

export const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint';

/** A command's number as JavaScript's, anything else as it is. */
export const plainNumber = (value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/** What MongoDB reads as true: every value but `false`, null, zero and a missing one. */
export const isTrue = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && plainNumber(value) !== 0;

const isInt32 = (value: Numeric): boolean =>
  typeof value === 'number' && value === (value | 0) && !Object.is(value, -0);

/** Adds as `$inc` does: integers exactly, widened to 64 bits where needed; undefined beyond these. */
export function add(a: Numeric, b: Numeric): Numeric | undefined {
  const isInteger = (value: Numeric) => typeof value === 'bigint' || isInt32(value);
  if (!isInteger(a) || !isInteger(b)) return Number(a) + Number(b);
  const sum = BigInt(a) + BigInt(b);
  if (isInt32(a) && isInt32(b) && isInt32(Number(sum))) return Number(sum);
  return sum >= LONG_MIN && sum <= LONG_MAX ? sum : undefined;
}
