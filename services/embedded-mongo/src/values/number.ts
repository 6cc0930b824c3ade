import { Double } from 'bson';
import { CommandError } from '../errors';

/**
 * A number that keeps its BSON type: 32-bit integers and doubles as `number`, 64-bit integers as `bigint`, and a double
 * whose value is that of a 32-bit integer as `Double`, so that the driver's serializer writes each back as it was.
 */
export type Numeric = number | bigint | Double;

const LONG_MIN = -(2n ** 63n);
const LONG_MAX = 2n ** 63n - 1n;

export const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Double;

/** The value to compare and to calculate with. */
export const rawNumber = (value: Numeric): number | bigint => (value instanceof Double ? value.value : value);

/** Any number as JavaScript's; 64-bit integers are rounded to the nearest double. */
export const toNumber = (value: Numeric): number => Number(rawNumber(value));

/** A command's number as JavaScript's, anything else as it is. */
export const plainNumber = (value: unknown): unknown => (isNumeric(value) ? toNumber(value) : value);

/** What MongoDB takes for true: every value but `false`, null, zero and a missing one. */
export const isTrue = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && plainNumber(value) !== 0;

const isInt32 = (value: number): boolean => value === (value | 0) && !Object.is(value, -0);

/** A BSON double. */
export const doubleOf = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

export const isDouble = (value: Numeric): boolean =>
  value instanceof Double || (typeof value === 'number' && !isInt32(value));

/** An integer in the narrowest type that holds it and is no narrower than `least`; undefined beyond 64 bits. */
export function integerOf(value: bigint, least: 'int32' | 'int64'): Numeric | undefined {
  const narrow = Number(value);
  if (least === 'int32' && isInt32(narrow)) return narrow;
  return value >= LONG_MIN && value <= LONG_MAX ? value : undefined;
}

/**
 * Adds or multiplies as `$inc` and `$mul` do: exact for integers, which widen to 64 bits; a double makes a double.
 * @throws CommandError 2 beyond 64 bits
 */
export function calculate(operator: '$inc' | '$mul', a: Numeric, b: Numeric, where: string): Numeric {
  const sum = operator === '$inc';
  if (isDouble(a) || isDouble(b))
    return doubleOf(sum ? toNumber(a) + toNumber(b) : toNumber(a) * toNumber(b));
  const [x, y] = [BigInt(rawNumber(a)), BigInt(rawNumber(b))];
  const wide = typeof a === 'bigint' || typeof b === 'bigint';
  const result = integerOf(sum ? x + y : x * y, wide ? 'int64' : 'int32');
  if (result !== undefined) return result;
  throw new CommandError(
    'BadValue',
    `Failed to apply ${operator} operations to current value ((NumberLong)${a}) for ${where}`,
  );
}
