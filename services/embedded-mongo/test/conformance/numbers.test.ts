import { expect, test } from '@jest/globals';
import { type Document, Double, Int32, Long } from 'mongodb';
import { codeOf, type Stored, useDeployment } from './deployment';

const deployment = useDeployment();
const LONG_MAX = Long.MAX_VALUE;

/** A document with its numbers as BSON has them. */
const exact = (filter: object = {}) =>
  deployment.collection.findOne(filter, { promoteValues: false, projection: { _id: 0 } });

const update = (change: object) => deployment.collection.updateOne({}, change as never);

test('numbers keep their types when they are stored, and when an update touches another field', async () => {
  const numbers = {
    int: new Int32(5),
    double: new Double(5),
    long: Long.fromNumber(5),
    zero: new Double(-0),
  };
  await deployment.collection.insertOne({ _id: 1, ...numbers, nested: { list: [new Double(1)] } });
  await update({ $set: { other: 'x' } });
  const found = (await exact())!;
  expect(found.int).toBeInstanceOf(Int32);
  expect(found.double).toBeInstanceOf(Double);
  expect(found.long).toBeInstanceOf(Long);
  expect(found.nested.list[0]).toBeInstanceOf(Double);
  expect(Object.is(Number(found.zero), -0)).toBe(true);
});

test('64-bit integers are exact: stored, found, compared, sorted', async () => {
  const big = Long.fromString('9007199254740993');
  await deployment.collection.insertMany([
    { _id: 1, n: big },
    { _id: 2, n: 9007199254740992 },
    { _id: 3, n: LONG_MAX },
  ]);
  const idsOf = async (filter: Document) =>
    (await deployment.collection.find(filter).sort({ n: 1 }).toArray()).map(({ _id }) => _id);
  expect(await idsOf({ n: big })).toEqual([1]);
  expect(await idsOf({ n: Long.fromString('9007199254740992') })).toEqual([2]);
  expect(await idsOf({ n: { $gt: 9007199254740992 } })).toEqual([1, 3]);
  expect(await idsOf({ n: { $in: [big, 5] } })).toEqual([1]);
  expect(await idsOf({})).toEqual([2, 1, 3]);
  await deployment.collection.createIndex({ n: 1 }, { unique: true });
  expect(await idsOf({ n: big })).toEqual([1]);
  expect(await codeOf(deployment.collection.insertOne({ _id: 4, n: new Double(9007199254740992) }))).toBe(
    11000,
  );
});

test.each<[string, Document, object, Document]>([
  ['32 bits', { n: 1 }, { $inc: { n: 2 } }, { n: new Int32(3) }],
  ['32 bits that widen', { n: 2 ** 31 - 1 }, { $inc: { n: 1 } }, { n: Long.fromNumber(2 ** 31) }],
  [
    '64 bits',
    { n: Long.fromString('9007199254740993') },
    { $inc: { n: 2 } },
    { n: Long.fromString('9007199254740995') },
  ],
  ['64 bits that stay', { n: Long.fromNumber(1) }, { $inc: { n: 1 } }, { n: Long.fromNumber(2) }],
  ['a double', { n: new Double(1) }, { $inc: { n: 1 } }, { n: new Double(2) }],
  ['an integer by a double', { n: 1 }, { $inc: { n: 0.5 } }, { n: new Double(1.5) }],
  ['a missing field', {}, { $inc: { n: Long.fromNumber(4) } }, { n: Long.fromNumber(4) }],
  [
    'a product of 64 bits',
    { n: Long.fromString('3037000499') },
    { $mul: { n: Long.fromString('3037000499') } },
    { n: Long.fromString('9223372030926249001') },
  ],
  ['a product that widens', { n: 65536 }, { $mul: { n: 65536 } }, { n: Long.fromString('4294967296') }],
  ['a product with a missing field', {}, { $mul: { n: new Double(4) } }, { n: new Double(0) }],
])('$inc and $mul keep to the types of numbers: %s', async (_name, before, change, after) => {
  await deployment.collection.insertOne({ _id: 1, ...before });
  await update(change);
  const found = (await exact())!;
  expect(found.n).toEqual(after.n);
  expect(found.n.constructor).toBe(after.n.constructor);
});

test('$inc and $mul refuse what 64 bits cannot hold, and leave the document as it was', async () => {
  await deployment.collection.insertOne({ _id: 1, n: LONG_MAX, m: Long.MIN_VALUE });
  expect(await codeOf(update({ $inc: { n: 1 } }))).toBe(2);
  expect(await codeOf(update({ $inc: { m: -1 } }))).toBe(2);
  expect(await codeOf(update({ $mul: { n: 2 } }))).toBe(2);
  expect(await exact()).toEqual({ n: LONG_MAX, m: Long.MIN_VALUE });
});

/** What a group makes of these values. */
async function grouped(values: unknown[], accumulator: string) {
  await deployment.collection.insertMany(values.map((value, _id) => ({ _id, value })) as Stored[]);
  const [row] = await deployment.collection
    .aggregate([{ $sort: { _id: 1 } }, { $group: { _id: null, r: { [accumulator]: '$value' } } }], {
      promoteValues: false,
    })
    .toArray();
  return row!.r;
}

test.each<[string, unknown[], string, unknown]>([
  ['small doubles beside large ones', [1e16, 1, 1, 1, 1, -1e16], '$sum', new Double(4)],
  ['ten times 0.1', Array(10).fill(0.1), '$sum', new Double(1)],
  ['the mean of small beside large', [1e16, 3, -1e16], '$avg', new Double(1)],
  ['32-bit integers', [1, 2], '$sum', new Int32(3)],
  ['32-bit integers that widen', [2 ** 31 - 1, 1], '$sum', Long.fromNumber(2 ** 31)],
  ['64-bit integers', [Long.fromString('9007199254740993'), 2], '$sum', Long.fromString('9007199254740995')],
  ['64-bit integers that do not fit', [LONG_MAX, LONG_MAX], '$sum', new Double(2 ** 64)],
  ['an integer and a double', [1, new Double(2)], '$sum', new Double(3)],
  ['infinities', [Infinity, 1], '$sum', new Double(Infinity)],
  ['infinities of both signs', [Infinity, -Infinity], '$sum', new Double(Number.NaN)],
  ['nothing', ['a', null], '$sum', new Int32(0)],
  ['a mean of nothing', ['a'], '$avg', null],
])('sums and means are MongoDB’s: %s', async (_name, values, accumulator, expected) => {
  const result = await grouped(values, accumulator);
  expect(result).toEqual(expected);
  expect(result?.constructor).toBe((expected as object | null)?.constructor);
});
