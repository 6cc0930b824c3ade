import { expect, test } from '@jest/globals';
import { type Document, type Filter, Long } from 'mongodb';
import { codeOf, type Stored, useDeployment } from './deployment';

const deployment = useDeployment();

test('an unknown command is refused', async () => {
  expect(await codeOf(deployment.database.command({ bloom: 1 }))).toBe(59);
});

test.each<[string, Document, number]>([
  ['an unknown operator', { a: { $bloom: 1 } }, 2],
  ['an unknown top level operator', { $bloom: 1 }, 2],
  ['$in without an array', { a: { $in: 1 } }, 2],
  ['an empty $or', { $or: [] }, 2],
])('a filter with %s is refused', async (_name, filter, code) => {
  await deployment.collection.insertOne({ _id: 1, a: 'x' });
  expect(await codeOf(deployment.collection.find(filter as Filter<Stored>).toArray())).toBe(code);
});

test('an invalid or too long collection name is refused', async () => {
  const { database } = deployment;
  expect(await codeOf(database.command({ find: '' }))).toBe(73);
  const longest = 'x'.repeat(255 - database.databaseName.length - 1);
  expect(await codeOf(database.collection(longest).insertOne({}))).toBe('no error');
  expect(await codeOf(database.collection(`${longest}x`).insertOne({}))).toBe(73);
});

test('collections are created, listed and dropped', async () => {
  await deployment.database.collection('twice').insertOne({});
  await deployment.collection.insertOne({ _id: 1 });
  const names = (await deployment.database.listCollections().toArray()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['twice', deployment.collection.collectionName]));
  expect(await deployment.database.listCollections({ name: 'twice' }, { nameOnly: true }).toArray()).toEqual([
    { name: 'twice', type: 'collection' },
  ]);
  await deployment.database.dropCollection('twice');
  expect(await deployment.database.listCollections({ name: 'twice' }).toArray()).toEqual([]);
});

test('the server responds to a ping and lists its databases', async () => {
  expect(await deployment.database.command({ ping: 1 })).toMatchObject({ ok: 1 });
  const { databases } = await deployment.client.db('admin').admin().listDatabases({ nameOnly: true });
  expect(databases.map(({ name }) => name)).toContain(deployment.database.databaseName);
});

const fill = (count: number) =>
  deployment.collection.insertMany(
    Array.from({ length: count }, (_, i) => ({ _id: i, text: 'x'.repeat(50) })),
  );

test('a cursor returns all documents in batches', async () => {
  await fill(1000);
  const ids: unknown[] = [];
  for await (const { _id } of deployment.collection.find().batchSize(7)) ids.push(_id);
  expect(ids).toEqual(Array.from({ length: 1000 }, (_, i) => i));
});

test('the first batch has 101 documents by default', async () => {
  await fill(150);
  const { cursor } = await deployment.database.command({ find: deployment.collection.collectionName });
  expect(cursor.firstBatch).toHaveLength(101);
  const { cursor: more } = await deployment.database.command({
    getMore: Long.fromString(String(cursor.id)),
    collection: deployment.collection.collectionName,
  });
  expect(more.nextBatch).toHaveLength(49);
  expect(Number(more.id)).toBe(0);
});

test('a limit ends a cursor, across batches', async () => {
  await fill(50);
  expect(await deployment.collection.find().limit(25).batchSize(10).toArray()).toHaveLength(25);
});

test('a closed cursor is not found', async () => {
  await fill(20);
  const cursor = deployment.collection.find().batchSize(5);
  await cursor.next();
  const { id } = cursor;
  await cursor.close();
  const getMore = deployment.database.command({
    getMore: id,
    collection: deployment.collection.collectionName,
  });
  expect(await codeOf(getMore)).toBe(43);
});

test('a result larger than a reply is complete', async () => {
  const text = 'x'.repeat(1024 * 1024);
  for (let i = 0; i < 20; i++) await deployment.collection.insertOne({ _id: i, text });
  const all = await deployment.collection.find().batchSize(1000).toArray();
  expect(all.map(({ _id }) => _id)).toEqual(Array.from({ length: 20 }, (_, i) => i));
});
