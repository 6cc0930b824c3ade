import { expect, test } from '@jest/globals';
import type { Filter } from 'mongodb';
import { randomFrom } from '../support/random';
import { codeOf, type Stored, useDeployment } from './deployment';

const SEED = Number(process.env.SEED ?? 1);
const ROUNDS = 150;
const deployment = useDeployment();
const random = randomFrom(SEED);
const pick = <T>(values: T[]): T => values[random(values.length)]!;

/** Equal up to, and different after, the bytes at which an index entry is cut (992, 1,024). */
const starts = [985, 989, 990, 991, 992, 1020, 1022].map((length) => 'x'.repeat(length));
const ends = ['', 'a', 'b', 'é', '\0', 'a\0b', 'c'.repeat(60), `c${'d'.repeat(59)}`];
const longText = () => pick(starts) + pick(ends);
const value = () =>
  [longText, longText, () => pick(['', 'a', 'b']), () => random(3), () => null][random(5)]!();

type Item = { _id: string; a: unknown; b: unknown; n: number };
type Condition = Record<string, unknown>;

const compareTexts = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const compare = (a: unknown, b: unknown) =>
  typeof a === 'string' ? compareTexts(a, b as string) : Number(a) - Number(b);
const isComparable = (a: unknown, b: unknown) => a !== null && b !== null && typeof a === typeof b;

const operators: Record<string, (stored: unknown, operand: unknown) => boolean> = {
  $eq: (stored, operand) => stored === operand,
  $ne: (stored, operand) => stored !== operand,
  $in: (stored, operands) => (operands as unknown[]).includes(stored),
  $nin: (stored, operands) => !(operands as unknown[]).includes(stored),
  $gt: (stored, operand) => isComparable(stored, operand) && compare(stored, operand) > 0,
  $gte: (stored, operand) => stored === operand || operators.$gt!(stored, operand),
  $lt: (stored, operand) => isComparable(stored, operand) && compare(stored, operand) < 0,
  $lte: (stored, operand) => stored === operand || operators.$lt!(stored, operand),
};
const matches = (item: Item, filter: Record<string, Condition>) =>
  Object.entries(filter).every(([field, condition]) =>
    Object.entries(condition).every(([name, operand]) => operators[name]!(item[field as 'a'], operand)),
  );

function randomFilter(): Record<string, Condition> {
  const operand = (field: string) => (field === '_id' ? longText() : value());
  const condition = (field: string): Condition => {
    const several = () => Array.from({ length: 1 + random(4) }, () => operand(field));
    return pick<() => Condition>([
      () => ({ $eq: operand(field) }),
      () => ({ $ne: operand(field) }),
      () => ({ $in: several() }),
      () => ({ $in: several(), $gte: operand(field) }),
      () => ({ $nin: several() }),
      () => ({ [pick(['$gt', '$gte'])]: operand(field) }),
      () => ({ [pick(['$gt', '$gte'])]: operand(field), [pick(['$lt', '$lte'])]: operand(field) }),
    ])();
  };
  return Object.fromEntries(
    [['_id'], ['a'], ['b'], ['a', 'b']][random(4)]!.map((field) => [field, condition(field)]),
  );
}

test(`values beyond the length of an index entry are found, counted and changed once (SEED=${SEED})`, async () => {
  const { collection } = deployment;
  await collection.createIndexes([{ key: { a: 1 } }, { key: { a: 1, b: 1 } }, { key: { b: -1 } }]);
  await collection.createIndex({ b: 1, _id: 1 }, { unique: true, name: 'unique' });
  let items: Item[] = [];
  const check = async (round: number, filter: Record<string, Condition>) => {
    const found = await collection.find(filter as Filter<Stored>).toArray();
    const expected = items.filter((item) => matches(item, filter));
    const sorted = (list: object[]) => list.map((item) => JSON.stringify(item)).sort();
    expect({ round, filter, found: sorted(found) }).toEqual({ round, filter, found: sorted(expected) });
    const ordered = await collection
      .find(filter as Filter<Stored>, { limit: 5 })
      .sort({ _id: -1 })
      .toArray();
    const ids = expected.map(({ _id }) => _id).sort((x, y) => compareTexts(y, x));
    expect(ordered.map(({ _id }) => _id)).toEqual(ids.slice(0, 5));
  };
  for (let round = 0; round < ROUNDS; round++) {
    const filter = randomFilter();
    const hit = items.filter((item) => matches(item, filter));
    const change = random(6);
    if (change < 3) {
      const item = { _id: longText(), a: value(), b: value(), n: 0 };
      const isNew = !items.some(({ _id }) => _id === item._id);
      expect([round, await codeOf(collection.insertOne(item))]).toEqual([round, isNew ? 'no error' : 11000]);
      if (isNew) items.push(item);
    } else if (change === 3) {
      const result = await collection.updateMany(filter as Filter<Stored>, { $inc: { n: 1 } });
      expect([round, result.matchedCount, result.modifiedCount]).toEqual([round, hit.length, hit.length]);
      for (const item of hit) item.n += 1;
    } else if (change === 4) {
      const a = value();
      await collection.updateMany(filter as Filter<Stored>, { $set: { a } });
      for (const item of hit) item.a = a;
    } else if (hit.length < 4) {
      expect((await collection.deleteMany(filter as Filter<Stored>)).deletedCount).toBe(hit.length);
      items = items.filter((item) => !hit.includes(item));
    }
    await check(round, randomFilter());
  }
  expect(items.length).toBeGreaterThan(20);
  await check(ROUNDS, {});
});

test('a unique index distinguishes long values that differ at the end only', async () => {
  const { collection } = deployment;
  const text = (end: string) => 'x'.repeat(5000) + end;
  await collection.createIndex({ a: 1, b: 1 }, { unique: true });
  await collection.insertMany([
    { _id: 1, a: text('a'), b: 1 },
    { _id: 2, a: text('b'), b: 1 },
    { _id: 3, a: text('a'), b: 2 },
  ]);
  expect(await codeOf(collection.insertOne({ _id: 4, a: text('a'), b: 1 }))).toBe(11000);
  expect(await codeOf(collection.updateOne({ _id: 3 }, { $set: { b: 1 } }))).toBe(11000);
  expect(await collection.countDocuments({ a: { $in: [text('a'), text('b')] }, b: { $in: [1, 2] } })).toBe(3);
});
