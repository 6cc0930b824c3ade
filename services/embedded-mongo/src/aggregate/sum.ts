import { doubleOf, integerOf, isDouble, type Numeric, rawNumber, toNumber } from '../values/number';

const UPPER_HALF_UNIT = 2n ** 32n;

/**
 * A sum as MongoDB makes it: integers exactly, doubles with the rounding error of each step carried along (Knuth's
 * two-sum), so that the order of the values and small beside large ones cost nothing.
 */
export class Sum {
  private high = 0;
  private low = 0;
  /** What a plain sum would give, for infinities and NaN. */
  private special = 0;
  private integers = 0n;
  private widest: 'int32' | 'int64' | 'double' = 'int32';
  count = 0;

  add(value: Numeric): void {
    this.count++;
    if (isDouble(value)) {
      this.widest = 'double';
      this.addDouble(toNumber(value));
      return;
    }
    if (typeof value === 'bigint' && this.widest === 'int32') this.widest = 'int64';
    const integer = BigInt(rawNumber(value));
    this.integers += integer;
    const upper = (integer / UPPER_HALF_UNIT) * UPPER_HALF_UNIT;
    this.addDouble(Number(integer - upper));
    this.addDouble(Number(upper));
  }

  /** In the widest type of the values; 32-bit integers widen to 64 bits, those to doubles, where the sum needs it. */
  total(): Numeric {
    if (this.widest === 'double') return doubleOf(this.double());
    return integerOf(this.integers, this.widest) ?? doubleOf(this.double());
  }

  mean(): Numeric | null {
    return this.count === 0 ? null : doubleOf(this.double() / this.count);
  }

  private double(): number {
    return Number.isFinite(this.special) ? this.high + this.low : this.special;
  }

  private addDouble(value: number): void {
    const sum = this.high + value;
    const added = sum - this.high;
    this.low += this.high - (sum - added) + (value - added);
    this.high = sum;
    this.special += value;
  }
}
