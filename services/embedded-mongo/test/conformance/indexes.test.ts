import { expect, test } from '@jest/globals';
import { codeOf, useDeployment } from './deployment';

const deployment = useDeployment();

test('indexes are created and listed', async () => {
  const { collection } = deployment;
  expect(await collection.createIndex({ a: 1 })).toBe('a_1');
  expect(await collection.createIndex({ a: 1 })).toBe('a_1');
  expect(await collection.createIndex({ b: 1, 'c.d': -1 }, { unique: true, name: 'own' })).toBe('own');
  expect(await collection.indexes()).toMatchObject([
    { key: { _id: 1 }, name: '_id_' },
    { key: { a: 1 }, name: 'a_1' },
    { key: { b: 1, 'c.d': -1 }, name: 'own', unique: true },
  ]);
});

test('a unique index refuses a duplicate and names its value', async () => {
  const { collection } = deployment;
  await collection.createIndex({ slug: 1 }, { unique: true });
  await collection.insertMany([
    { _id: 1, slug: 'a' },
    { _id: 2, slug: 'b' },
  ]);
  const inserted = await collection.insertOne({ _id: 3, slug: 'a' }).catch((error) => error);
  expect(inserted).toMatchObject({ code: 11000 });
  expect(inserted.errorResponse).toMatchObject({ keyPattern: { slug: 1 }, keyValue: { slug: 'a' } });
  expect(await codeOf(collection.updateOne({ _id: 2 }, { $set: { slug: 'a' } }))).toBe(11000);
  expect(await codeOf(collection.updateOne({ _id: 2 }, { $set: { slug: 'b', x: 1 } }))).toBe('no error');
  await collection.deleteOne({ _id: 1 });
  expect(await codeOf(collection.updateOne({ _id: 2 }, { $set: { slug: 'a' } }))).toBe('no error');
});

test('a unique index allows one document without the field', async () => {
  const { collection } = deployment;
  await collection.createIndex({ slug: 1 }, { unique: true });
  await collection.insertOne({ _id: 1 });
  expect(await codeOf(collection.insertOne({ _id: 2 }))).toBe(11000);
});

test('a compound unique index compares all its fields', async () => {
  const { collection } = deployment;
  await collection.createIndex({ day: 1, page: 1 }, { unique: true });
  await collection.insertMany([
    { _id: 1, day: 1, page: 'a' },
    { _id: 2, day: 1, page: 'b' },
  ]);
  expect(await codeOf(collection.insertOne({ _id: 3, day: 1, page: 'b' }))).toBe(11000);
  expect(await collection.find({ day: 1, page: 'b' }).toArray()).toEqual([{ _id: 2, day: 1, page: 'b' }]);
});

test('a unique index cannot be created over duplicates', async () => {
  await deployment.collection.insertMany([
    { _id: 1, a: 1 },
    { _id: 2, a: 1 },
  ]);
  expect(await codeOf(deployment.collection.createIndex({ a: 1 }, { unique: true }))).toBe(11000);
  expect(await deployment.collection.indexes()).toHaveLength(1);
});

test('an index lookup finds the same documents as a scan', async () => {
  const { collection } = deployment;
  await collection.insertMany([
    { _id: 1, a: 1, kind: 'x' },
    { _id: 2, a: null, kind: 'x' },
    { _id: 3, kind: 'y' },
    { _id: 4, a: 1.5, inner: { n: 2 } },
  ]);
  const filters = [
    {},
    { a: 1 },
    { a: null },
    { a: { $in: [1, 1.5] } },
    { kind: 'x' },
    { kind: 'x', a: { $in: [1, 2] } },
    { kind: 'x', a: { $gte: 1, $lt: 2 } },
    { 'inner.n': 2 },
  ];
  const results = () =>
    Promise.all(
      filters.map((filter) =>
        collection
          .find(filter as never)
          .sort({ _id: 1 })
          .toArray(),
      ),
    );
  const scanned = await results();
  await collection.createIndexes([
    { key: { a: 1 } },
    { key: { kind: 1, a: 1 } },
    { key: { 'inner.n': 1 } },
    { key: { constructor: 1 } },
  ]);
  expect(await results()).toEqual(scanned);
  await collection.updateOne({ _id: 1 }, { $set: { a: 2, kind: 'y' } });
  expect(await collection.find({ a: 1 }).toArray()).toEqual([]);
  expect((await collection.find({ kind: 'x' }).toArray()).map(({ _id }) => _id)).toEqual([2]);
});

test('conflicting indexes are refused', async () => {
  const { collection } = deployment;
  await collection.createIndex({ a: 1 }, { name: 'one' });
  expect(await codeOf(collection.createIndex({ b: 1 }, { name: 'one' }))).toBe(86);
  expect(await codeOf(collection.createIndex({ a: 1 }, { name: 'two' }))).toBe(85);
  expect(await codeOf(deployment.database.command({ listIndexes: 'nowhere' }))).toBe(26);
});

test('only documents with an expired date are removed by a TTL index', async () => {
  const { collection } = deployment;
  await collection.createIndex({ at: 1 }, { expireAfterSeconds: 3600 });
  expect((await collection.indexes())[1]).toMatchObject({ key: { at: 1 }, expireAfterSeconds: 3600 });
  const now = Date.now();
  await collection.insertMany([
    { _id: 'old', at: new Date(now - 3_700_000) },
    { _id: 'new', at: new Date(now) },
    { _id: 'none' },
    { _id: 'text', at: 'long ago' },
  ]);
  const ids = async () => (await collection.find().toArray()).map(({ _id }) => _id);
  while ((await ids()).includes('old')) await new Promise((next) => setTimeout(next, 100));
  expect(await ids()).toEqual(['new', 'none', 'text']);
}, 150_000);
