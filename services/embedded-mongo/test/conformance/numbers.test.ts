import { expect, test } from '@jest/globals';
import { type Document, Double, Int32, Long } from 'mongodb';
import { codeOf, useDeployment } from './deployment';

const deployment = useDeployment();
const LONG_MAX = Long.MAX_VALUE;

/** A document with its numbers as BSON has them. */
const exact = (filter: object = {}) =>
  deployment.collection.findOne(filter, { promoteValues: false, projection: { _id: 0 } });

const update = (change: object) => deployment.collection.updateOne({}, change as never);

test('numbers keep their types when they are stored, and when an update touches another field', async () => {
  const numbers = {
    int: new Int32(5),
    double: new Double(5.5),
    long: Long.fromNumber(5),
    zero: new Double(-0),
  };
  await deployment.collection.insertOne({ _id: 1, ...numbers, nested: { list: [new Double(1.5)] } });
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
  ['a double', { n: 1.5 }, { $inc: { n: 1 } }, { n: new Double(2.5) }],
  ['an integer by a double', { n: 1 }, { $inc: { n: 0.5 } }, { n: new Double(1.5) }],
  ['a missing field', {}, { $inc: { n: Long.fromNumber(4) } }, { n: Long.fromNumber(4) }],
])('$inc keeps to the types of numbers: %s', async (_name, before, change, after) => {
  await deployment.collection.insertOne({ _id: 1, ...before });
  await update(change);
  const found = (await exact())!;
  expect(found.n).toEqual(after.n);
  expect(found.n.constructor).toBe(after.n.constructor);
});

test('$inc refuses what 64 bits cannot hold, and leaves the document as it was', async () => {
  await deployment.collection.insertOne({ _id: 1, n: LONG_MAX, m: Long.MIN_VALUE });
  expect(await codeOf(update({ $inc: { n: 1 } }))).toBe(2);
  expect(await codeOf(update({ $inc: { m: -1 } }))).toBe(2);
  expect(await exact()).toEqual({ n: LONG_MAX, m: Long.MIN_VALUE });
});
