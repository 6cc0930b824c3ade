import { expect, test } from '@jest/globals';
import type { Document } from 'mongodb';
import { codeOf, useDeployment } from './deployment';

const deployment = useDeployment();
const items = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ _id: n, n: count - n, even: n % 2 === 0 }));

test('a hint names the index by its name or its key, and changes no answer', async () => {
  const { collection } = deployment;
  await collection.insertMany(items(20));
  await collection.createIndex({ n: 1 });
  const filter = { n: { $gte: 5, $lt: 9 } };
  const ids = async (hint?: string | Document) =>
    (await collection.find(filter, { hint, sort: { _id: 1 } }).toArray()).map(({ _id }) => _id);
  for (const hint of [undefined, 'n_1', { n: 1 } as const, '_id_', { $natural: 1 } as const])
    expect(await ids(hint)).toEqual([12, 13, 14, 15]);
  expect(await codeOf(ids('other_1'))).toBe(2);
  expect(await collection.countDocuments(filter, { hint: 'n_1' })).toBe(4);
  expect((await collection.updateMany(filter, { $set: { a: 1 } }, { hint: 'n_1' })).modifiedCount).toBe(4);
  expect((await collection.deleteOne(filter, { hint: 'n_1' })).deletedCount).toBe(1);
  const changed = await collection.findOneAndUpdate({ n: 9 }, { $set: { a: 2 } }, { hint: { n: 1 } });
  expect(changed).toMatchObject({ _id: 11 });
});

test('every command takes a comment', async () => {
  const { collection } = deployment;
  const comment = { who: 'somebody' };
  await collection.insertOne({ _id: 1 }, { comment });
  expect(await collection.findOne({}, { comment })).toEqual({ _id: 1 });
  await collection.updateOne({}, { $set: { a: 1 } }, { comment });
  expect(await collection.aggregate([{ $match: { a: 1 } }], { comment }).toArray()).toHaveLength(1);
  expect((await collection.deleteMany({}, { comment })).deletedCount).toBe(1);
});

test('variables are seen by $expr in filters and by expressions of a pipeline', async () => {
  const { collection } = deployment;
  await collection.insertMany(items(4));
  const filter = { $expr: { $eq: ['$_id', '$$id'] } };
  expect(await collection.find(filter, { let: { id: 2 } }).toArray()).toMatchObject([{ _id: 2 }]);
  const grouped = collection.aggregate(
    [
      { $match: { $expr: { $or: [{ $lt: ['$n', '$$low'] }, { $not: ['$even'] }] } } },
      { $group: { _id: '$$low' } },
    ],
    { let: { low: 3 } },
  );
  expect(await grouped.toArray()).toEqual([{ _id: 3 }]);
  await collection.updateOne(filter, { $set: { found: true } }, { let: { id: 3 } });
  expect(await collection.findOne({ found: true })).toMatchObject({ _id: 3 });
  await collection.deleteOne(filter, { let: { id: 0 } });
  expect(await collection.countDocuments()).toBe(3);
});

test('$expr compares missing fields as less than null, and a field with a field', async () => {
  const { collection } = deployment;
  await collection.insertMany([
    { _id: 1 },
    { _id: 2, a: null },
    { _id: 3, a: 5, b: 4 },
    { _id: 4, a: 3, b: 4 },
  ]);
  const ids = async (expression: object) =>
    (
      await collection
        .find({ $expr: expression } as never)
        .sort({ _id: 1 })
        .toArray()
    ).map(({ _id }) => _id);
  expect(await ids({ $lt: ['$a', null] })).toEqual([1]);
  expect(await ids({ $gt: ['$a', '$b'] })).toEqual([2, 3]);
  expect(await ids({ $and: ['$a', { $lte: ['$a', 3] }] })).toEqual([4]);
});

test('an update of one document takes the first by its sort', async () => {
  const { collection } = deployment;
  await collection.insertMany(items(5));
  await collection.updateOne({}, { $set: { first: true } }, { sort: { n: 1 } });
  await collection.replaceOne({ even: true }, { replaced: true }, { sort: { _id: -1 } });
  expect(await collection.findOne({ first: true })).toBeNull();
  expect(await collection.findOne({ replaced: true })).toEqual({ _id: 4, replaced: true });
});

test('a client writes to several collections at once', async () => {
  const { client, database, collection } = deployment;
  const [one, two] = [collection.namespace, `${collection.namespace}_two`];
  const models = [
    { name: 'insertOne', namespace: one, document: { _id: 1, n: 1 } },
    { name: 'insertOne', namespace: two, document: { _id: 1, n: 5 } },
    { name: 'updateOne', namespace: one, filter: { _id: 1 }, update: { $inc: { n: 1 } } },
    { name: 'updateMany', namespace: two, filter: { n: 5 }, update: { $set: { m: 1 } } },
    { name: 'replaceOne', namespace: two, filter: { _id: 7 }, replacement: { n: 7 }, upsert: true },
    { name: 'deleteOne', namespace: one, filter: { _id: 9 } },
  ] as never;
  const result = await client.bulkWrite(models, { verboseResults: true });
  expect(result).toMatchObject({
    insertedCount: 2,
    matchedCount: 2,
    modifiedCount: 2,
    upsertedCount: 1,
    deletedCount: 0,
  });
  expect(result.updateResults?.get(4)).toMatchObject({ upsertedId: 7 });
  expect(
    await database.collection(`${collection.collectionName}_two`).find().sort({ _id: 1 }).toArray(),
  ).toEqual([
    { _id: 1, n: 5, m: 1 },
    { _id: 7, n: 7 },
  ]);
  const again = [
    { name: 'insertOne', namespace: one, document: { _id: 2 } },
    { name: 'insertOne', namespace: one, document: { _id: 1 } },
    { name: 'insertOne', namespace: one, document: { _id: 3 } },
  ] as never;
  const ordered = await client.bulkWrite(again).catch((error) => error);
  expect([...ordered.writeErrors.keys()]).toEqual([1]);
  expect(ordered.writeErrors.get(1)).toMatchObject({ code: 11000 });
  const unordered = await client.bulkWrite(again, { ordered: false }).catch((error) => error);
  expect([...unordered.writeErrors.keys()]).toEqual([0, 1]);
  expect(await collection.countDocuments()).toBe(3);
});
