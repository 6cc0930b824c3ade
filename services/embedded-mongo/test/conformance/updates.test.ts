import { expect, test } from '@jest/globals';
import type { Document, UpdateFilter } from 'mongodb';
import { codeOf, type Stored, useDeployment } from './deployment';

const deployment = useDeployment();

async function updated(before: Document, update: object): Promise<Document | null> {
  const { collection } = deployment;
  await collection.deleteMany({});
  await collection.insertOne({ _id: 1, ...before });
  await collection.updateOne({ _id: 1 }, update as UpdateFilter<Stored>);
  return collection.findOne({}, { projection: { _id: 0 } });
}

test.each<[string, Document, object, Document]>([
  ['$set creates nested fields', { a: 1 }, { $set: { 'b.c': 2, a: 'x' } }, { a: 'x', b: { c: 2 } }],
  ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '', x: '' } }, { b: { d: 2 } }],
  ['$inc and a missing field', { a: 1.5 }, { $inc: { a: 2, b: -3 } }, { a: 3.5, b: -3 }],
  ['$min', { a: 3, b: 3 }, { $min: { a: 2, b: 4, c: 1 } }, { a: 2, b: 3, c: 1 }],
  ['$max', { a: 3, b: 3 }, { $max: { a: 2, b: 4, c: 1 } }, { a: 3, b: 4, c: 1 }],
  ['$max across types', { a: 3 }, { $max: { a: 'x' } }, { a: 'x' }],
  ['$setOnInsert ignores existing documents', { a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
  ['several operators', { n: 1 }, { $inc: { n: 1 }, $set: { s: 1 } }, { n: 2, s: 1 }],
])('%s', async (_name, before, update, after) => {
  expect(await updated(before, update)).toEqual(after);
});

test('new fields are added in alphabetical order', async () => {
  expect(Object.keys((await updated({ z: 1 }, { $set: { b: 1, a: 1 }, $inc: { aa: 1 } })) ?? {})).toEqual([
    'z',
    'a',
    'aa',
    'b',
  ]);
});

test('an update without changes matches but does not modify', async () => {
  await deployment.collection.insertOne({ _id: 1, a: 1 });
  const { matchedCount, modifiedCount } = await deployment.collection.updateOne(
    { _id: 1 },
    { $set: { a: 1 } },
  );
  expect([matchedCount, modifiedCount]).toEqual([1, 0]);
});

test('updateMany changes all matches, updateOne the first', async () => {
  const { collection } = deployment;
  await collection.insertMany([
    { _id: 1, a: 1 },
    { _id: 2, a: 1 },
    { _id: 3, a: 2 },
  ]);
  const many = await collection.updateMany({ a: 1 }, { $set: { b: 1 } });
  expect([many.matchedCount, many.modifiedCount]).toEqual([2, 2]);
  await collection.updateOne({ a: 1 }, { $set: { b: 2 } });
  expect((await collection.find({ b: 2 }).toArray()).map(({ _id }) => _id)).toEqual([1]);
});

test('a replacement keeps only the _id', async () => {
  const { collection } = deployment;
  await collection.insertOne({ _id: 1, a: 1, b: 2 });
  await collection.replaceOne({ _id: 1 }, { c: 3 });
  expect(await collection.findOne()).toEqual({ _id: 1, c: 3 });
});

test('an upsert starts with the equality conditions of the filter', async () => {
  const { collection } = deployment;
  const result = await collection.updateOne(
    { key: 'k', 'at.day': 5, n: { $gt: 3 }, kind: { $eq: 'view' } },
    { $inc: { count: 1 }, $setOnInsert: { first: true } },
    { upsert: true },
  );
  expect(result.upsertedCount).toBe(1);
  expect(await collection.findOne({ _id: result.upsertedId as Stored['_id'] })).toEqual({
    _id: result.upsertedId,
    key: 'k',
    at: { day: 5 },
    kind: 'view',
    count: 1,
    first: true,
  });
});

test('a repeated upsert by _id is an update', async () => {
  const { collection } = deployment;
  const upsert = () => collection.updateOne({ _id: 'x' }, { $inc: { n: 1 } }, { upsert: true });
  expect((await upsert()).upsertedId).toBe('x');
  expect((await upsert()).upsertedCount).toBe(0);
  await collection.replaceOne({ _id: 'y' }, { n: 5 }, { upsert: true });
  expect(await collection.find().toArray()).toEqual([
    { _id: 'x', n: 2 },
    { _id: 'y', n: 5 },
  ]);
});

test('findOneAndUpdate returns the document before or after, and upserts', async () => {
  const { collection } = deployment;
  await collection.insertMany([{ _id: 1, a: 1 }]);
  const after = { returnDocument: 'after' } as const;
  expect(await collection.findOneAndUpdate({}, { $inc: { a: 5 } })).toEqual({ _id: 1, a: 1 });
  expect(await collection.findOneAndUpdate({ _id: 1 }, { $inc: { a: 1 } }, after)).toEqual({ _id: 1, a: 7 });
  const upsert = { ...after, upsert: true };
  expect(await collection.findOneAndUpdate({ _id: 3 }, { $set: { a: 9 } }, upsert)).toEqual({ _id: 3, a: 9 });
  expect(await collection.findOneAndUpdate({ _id: 4 }, { $set: { a: 1 } })).toBeNull();
  expect(await collection.countDocuments()).toBe(2);
});

test.each<[string, Document, object, number]>([
  ['$inc of a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['a field inside a number', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['a change of the _id', { a: 1 }, { $set: { _id: 2 } }, 66],
  ['two operators on one path', { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['an operator on a path inside another', { a: {} }, { $set: { a: 1, 'a.b': 1 } }, 40],
  ['an unknown operator', { a: 1 }, { $grow: { a: 1 } }, 9],
  ['an empty part of a path', { a: 1 }, { $set: { 'a..b': 1 } }, 56],
])('%s fails and leaves the document unchanged', async (_name, before, update, code) => {
  await deployment.collection.insertOne({ _id: 1, ...before });
  expect(await codeOf(deployment.collection.updateOne({ _id: 1 }, update as UpdateFilter<Stored>))).toBe(
    code,
  );
  expect(await deployment.collection.findOne()).toEqual({ _id: 1, ...before });
});
