import { expect, test } from '@jest/globals';
import { ObjectId } from 'mongodb';
import { useDeployment } from './deployment';

const deployment = useDeployment();

const sorted = async (sort: Record<string, 1 | -1>, limit = 0) =>
  (await deployment.collection.find().sort(sort).limit(limit).toArray()).map(({ _id }) => _id);

test('without a sort documents come as they were inserted, also after an update', async () => {
  await deployment.collection.insertMany([{ _id: 3 }, { _id: 1 }, { _id: 2 }]);
  await deployment.collection.updateOne({ _id: 3 }, { $set: { long: 'x'.repeat(500) } });
  await deployment.collection.insertOne({ _id: 0 });
  const ids = (await deployment.collection.find().toArray()).map(({ _id }) => _id);
  expect(ids).toEqual([3, 1, 2, 0]);
});

test('values of different types have one order', async () => {
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

test('an array sorts by its least item upwards and by its greatest downwards', async () => {
  await deployment.collection.insertMany([
    { _id: 1, a: [5, 1] },
    { _id: 2, a: 3 },
    { _id: 3, a: [2, 4] },
  ]);
  expect(await sorted({ a: 1 })).toEqual([1, 3, 2]);
  expect(await sorted({ a: -1 })).toEqual([1, 3, 2]);
});

test('several keys, directions, nested fields and a limit', async () => {
  await deployment.collection.insertMany([
    { _id: 1, a: { x: 1 }, b: 1 },
    { _id: 2, a: { x: 1 }, b: 2 },
    { _id: 3, a: { x: 0 }, b: 3 },
    { _id: 4, a: { x: 2 }, b: 0 },
  ]);
  expect(await sorted({ 'a.x': 1, b: -1 })).toEqual([3, 2, 1, 4]);
  expect(await sorted({ 'a.x': -1, b: 1 }, 2)).toEqual([4, 1]);
});

test('strings sort by their code points: capitals first, accents after letters', async () => {
  const names = ['Zoo', 'apple', 'zoo', 'Éire', 'ﬁ', '🍺'];
  await deployment.collection.insertMany(names.map((name) => ({ _id: name })).reverse());
  expect(await sorted({ _id: 1 })).toEqual(names);
});
