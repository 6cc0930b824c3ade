import { expect, test } from '@jest/globals';
import { type Document, Double, Int32, ObjectId } from 'mongodb';
import { useDeployment } from './deployment';

const deployment = useDeployment();

const exact = (filter: object = {}) =>
  deployment.collection.findOne(filter, { promoteValues: false, projection: { _id: 0 } });

const update = (change: object) => deployment.collection.updateOne({}, change as never);

test('numbers keep their types when stored and when another field is updated', async () => {
  const numbers = {
    int: new Int32(5),
    double: new Double(5.5),
    zero: new Double(-0),
  };
  await deployment.collection.insertOne({ _id: 1, ...numbers, nested: { list: [new Double(1.5)] } });
  await update({ $set: { other: 'x' } });
  const stored = (await exact())!;
  expect(stored.int).toBeInstanceOf(Int32);
  expect(stored.double).toBeInstanceOf(Double);
  expect(stored.nested.list[0]).toBeInstanceOf(Double);
  expect(Object.is(Number(stored.zero), -0)).toBe(true);
});

test.each<[string, Document, object, Document]>([
  ['32 bits', { n: 1 }, { $inc: { n: 2 } }, { n: new Int32(3) }],
  ['a double', { n: 1.5 }, { $inc: { n: 1 } }, { n: new Double(2.5) }],
  ['an integer by a double', { n: 1 }, { $inc: { n: 0.5 } }, { n: new Double(1.5) }],
  ['a missing field', {}, { $inc: { n: 4 } }, { n: new Int32(4) }],
])('$inc keeps number types: %s', async (_name, before, change, after) => {
  await deployment.collection.insertOne({ _id: 1, ...before });
  await update(change);
  const stored = (await exact())!;
  expect(stored.n).toEqual(after.n);
  expect(stored.n.constructor).toBe(after.n.constructor);
});

const sorted = async (sort: Record<string, 1 | -1>, limit = 0) =>
  (await deployment.collection.find().sort(sort).limit(limit).toArray()).map(({ _id }) => _id);

test('without a sort documents are returned in insertion order, also after an update', async () => {
  await deployment.collection.insertMany([{ _id: 3 }, { _id: 1 }, { _id: 2 }]);
  await deployment.collection.updateOne({ _id: 3 }, { $set: { long: 'x'.repeat(500) } });
  await deployment.collection.insertOne({ _id: 0 });
  const ids = (await deployment.collection.find().toArray()).map(({ _id }) => _id);
  expect(ids).toEqual([3, 1, 2, 0]);
});

test('values of different types are sorted by type', async () => {
  const values = [
    null,
    -1,
    0,
    7.5,
    '',
    'B',
    'a',
    { a: 1 },
    { a: 2 },
    new ObjectId(),
    false,
    true,
    new Date(0),
  ];
  await deployment.collection.insertMany(values.map((value, _id) => ({ _id, value })).reverse());
  expect(await sorted({ value: 1 })).toEqual(values.map((_value, i) => i));
  expect(await sorted({ value: -1 })).toEqual(values.map((_value, i) => i).reverse());
});

test('a missing field sorts as null', async () => {
  await deployment.collection.insertMany([{ _id: 1, a: 1 }, { _id: 2 }, { _id: 3, a: null }]);
  expect(await sorted({ a: 1, _id: 1 })).toEqual([2, 3, 1]);
});

test('sorts by several keys, directions and nested fields, with a limit', async () => {
  await deployment.collection.insertMany([
    { _id: 1, a: { x: 1 }, b: 1 },
    { _id: 2, a: { x: 1 }, b: 2 },
    { _id: 3, a: { x: 0 }, b: 3 },
    { _id: 4, a: { x: 2 }, b: 0 },
  ]);
  expect(await sorted({ 'a.x': 1, b: -1 })).toEqual([3, 2, 1, 4]);
  expect(await sorted({ 'a.x': -1, b: 1 }, 2)).toEqual([4, 1]);
});

test('strings sort by code points: capitals first, accents after letters', async () => {
  const names = ['Zoo', 'apple', 'zoo', 'Éire', 'ﬁ', '🍺'];
  await deployment.collection.insertMany(names.map((name) => ({ _id: name })).reverse());
  expect(await sorted({ _id: 1 })).toEqual(names);
});
