import { expect, test } from '@jest/globals';
import { ObjectId } from 'bson';
import { keyOf } from '../src/values/order';
import { randomFrom } from './support/random';

const SEED = Number(process.env.SEED ?? 1);
const random = randomFrom(SEED);
const pick = <T>(values: T[]): T => values[random(values.length)]!;

const texts = ['', 'a', 'a\0', 'a\0b', 'aa', 'ab', 'é', '\u{10000}', '\uffff', 'z', 'a\u0001'];
const numbers = [0, -0, 1, -1, 1.5, 2 ** 53, -(2 ** 53), 1e300, -1e300, 5e-324, Infinity, -Infinity, NaN];

function randomValue(depth = 0): unknown {
  const kind = random(depth > 2 ? 6 : 8);
  if (kind === 0) return null;
  if (kind === 1) return pick(numbers);
  if (kind === 2) return pick(texts);
  if (kind === 3) return random(2) === 0;
  if (kind === 4) return new Date(pick([0, -1, 1, 1.7e12, -8.64e15, 8.64e15]));
  if (kind === 5) return new ObjectId(pick(['0'.repeat(24), 'f'.repeat(24), `00${'f'.repeat(22)}`]));
  const items = Array.from({ length: random(3) }, () => randomValue(depth + 1));
  return kind === 6 ? items : Object.fromEntries(items.map((item, i) => [pick(['a', 'b', `c${i}`]), item]));
}

const rankOf = (value: unknown): number => {
  if (value === null) return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  if (Array.isArray(value)) return 5;
  if (value instanceof ObjectId) return 6;
  if (typeof value === 'boolean') return 7;
  return value instanceof Date ? 8 : 4;
};

/** MongoDB's documented order, implemented without keys. */
function compare(a: unknown, b: unknown): number {
  if (rankOf(a) !== rankOf(b)) return rankOf(a) - rankOf(b);
  if (a === null) return 0;
  if (typeof a === 'number') {
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
    return a < (b as number) ? -1 : a > (b as number) ? 1 : 0;
  }
  if (typeof a === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b as string));
  if (typeof a === 'boolean' || a instanceof Date) return Number(a) - Number(b);
  if (a instanceof ObjectId) return Buffer.compare(a.id, (b as ObjectId).id);
  const fieldsOf = (value: unknown) =>
    Object.entries(value as object).map(([name, item]) => ({ name, item }));
  const [x, y] = [fieldsOf(a), fieldsOf(b)];
  for (let i = 0; i < Math.min(x.length, y.length); i++) {
    const names = Array.isArray(a) ? 0 : compare(x[i]!.name, y[i]!.name);
    const order = rankOf(x[i]!.item) - rankOf(y[i]!.item) || names || compare(x[i]!.item, y[i]!.item);
    if (order !== 0) return order;
  }
  return x.length - y.length;
}

test(`keys sort like values (SEED=${SEED})`, () => {
  const wrong: unknown[] = [];
  for (let round = 0; round < 50_000; round++) {
    const [a, b] = [randomValue(), randomValue()];
    const [x, y] = [keyOf(a), keyOf(b)];
    const order = x < y ? -1 : x > y ? 1 : 0;
    const joinable = order === 0 || !(x.startsWith(y) || y.startsWith(x));
    if (order !== Math.sign(compare(a, b)) || !joinable) wrong.push({ a, b, order, joinable });
  }
  expect(wrong).toEqual([]);
});
