import { expect, test } from '@jest/globals';
import { MongoBulkWriteError, ObjectId } from 'mongodb';
import { codeOf, useDeployment } from './deployment';

const deployment = useDeployment();
const allIds = async () => (await deployment.collection.find().toArray()).map(({ _id }) => _id);

test('an inserted document is returned unchanged, with its _id first', async () => {
  const document = {
    text: 'Caffè 🍺',
    whole: 7,
    big: 2 ** 40,
    part: 0.25,
    yes: true,
    nothing: null,
    at: new Date('2026-11-20T12:00:00.123Z'),
    ref: new ObjectId(),
    list: [1, [2, { three: 3 }]],
    inner: { empty: {}, none: [] },
  };
  const { insertedId } = await deployment.collection.insertOne({ ...document } as never);
  const stored = await deployment.collection.findOne();
  expect(stored).toEqual({ _id: insertedId, ...document });
  expect(Object.keys(stored ?? {})[0]).toBe('_id');
});

test('an ordered insert stops at the first error, an unordered one continues', async () => {
  const documents = () => [{ _id: 1 }, { _id: 2 }, { _id: 1 }, { _id: 3 }];
  const ordered = await deployment.collection.insertMany(documents()).catch((error) => error);
  expect(ordered).toBeInstanceOf(MongoBulkWriteError);
  expect([ordered.code, ordered.insertedCount, ordered.writeErrors[0].index]).toEqual([11000, 2, 2]);
  expect(await allIds()).toEqual([1, 2]);
  await deployment.collection.deleteMany({});
  const unordered = await deployment.collection
    .insertMany(documents(), { ordered: false })
    .catch((error) => error);
  expect([unordered.code, unordered.insertedCount]).toEqual([11000, 3]);
  expect(await allIds()).toEqual([1, 2, 3]);
});

test('bulkWrite supports and counts all kinds of writes', async () => {
  await deployment.collection.insertMany([{ _id: 1, a: 1 }, { _id: 2, a: 1 }, { _id: 3, a: 3 }, { _id: 4 }]);
  const result = await deployment.collection.bulkWrite([
    { insertOne: { document: { _id: 5 } } },
    { updateOne: { filter: { _id: 1 }, update: { $set: { b: 1 } } } },
    { updateMany: { filter: { a: 1 }, update: { $inc: { a: 1 } } } },
    { updateOne: { filter: { _id: 9 }, update: { $set: { b: 1 } }, upsert: true } },
    { replaceOne: { filter: { _id: 3 }, replacement: { c: 1 } } },
    { deleteOne: { filter: { _id: 4 } } },
    { deleteMany: { filter: { a: 2 } } },
  ]);
  expect(result).toMatchObject({
    insertedCount: 1,
    matchedCount: 4,
    modifiedCount: 4,
    upsertedCount: 1,
    upsertedIds: { 3: 9 },
    deletedCount: 3,
  });
  expect(await allIds()).toEqual([3, 5, 9]);
});

test('deleteOne deletes the first match, deleteMany all', async () => {
  await deployment.collection.insertMany([
    { _id: 1, a: 1 },
    { _id: 2, a: 1 },
    { _id: 3, a: 1 },
  ]);
  expect((await deployment.collection.deleteOne({ a: 1 })).deletedCount).toBe(1);
  expect(await allIds()).toEqual([2, 3]);
  expect((await deployment.collection.deleteMany({ a: 1 })).deletedCount).toBe(2);
});

test('an _id cannot be an array', async () => {
  expect(await codeOf(deployment.collection.insertOne({ _id: [1] } as never))).not.toBe('no error');
});

test('an _id may be null, once', async () => {
  const { collection, database } = deployment;
  // The driver's insertOne would replace a null _id.
  const insert = () =>
    database.command({ insert: collection.collectionName, documents: [{ _id: null, n: 1 }] });
  expect(await insert()).toMatchObject({ n: 1, ok: 1 });
  expect((await insert()).writeErrors).toMatchObject([{ index: 0, code: 11000 }]);
  await collection.updateOne({ _id: null } as never, { $inc: { n: 1 } }, { upsert: true });
  expect(await collection.find().toArray()).toEqual([{ _id: null, n: 2 }]);
});

test('64 parallel clients that upsert $inc on the same key count exactly', async () => {
  const { collection } = deployment;
  await collection.createIndex({ key: 1 }, { unique: true });
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      for (let i = 0; i < 10; i++)
        await collection.updateOne({ key: 'views' }, { $inc: { n: 1 } }, { upsert: true });
    }),
  );
  expect(await collection.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ key: 'views', n: 640 }]);
});
