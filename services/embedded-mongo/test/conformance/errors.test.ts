import { expect, test } from '@jest/globals';
import type { Document, Filter } from 'mongodb';
import { codeOf, type Stored, useDeployment } from './deployment';

const deployment = useDeployment();

test('an unknown command', async () => {
  expect(await codeOf(deployment.database.command({ bloom: 1 }))).toBe(59);
});

test.each<[string, Document, number]>([
  ['an unknown operator', { a: { $bloom: 1 } }, 2],
  ['an unknown top level operator', { $bloom: 1 }, 2],
  ['$in without an array', { a: { $in: 1 } }, 2],
  ['an empty $or', { $or: [] }, 2],
])('a filter with %s', async (_name, filter, code) => {
  await deployment.collection.insertOne({ _id: 1, a: 'x' });
  expect(await codeOf(deployment.collection.find(filter as Filter<Stored>).toArray())).toBe(code);
});

test('a wrong name of a collection', async () => {
  expect(await codeOf(deployment.database.command({ find: '' }))).toBe(73);
});

test('collections are made, listed and dropped', async () => {
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

test('the server answers a ping and names its databases', async () => {
  expect(await deployment.database.command({ ping: 1 })).toMatchObject({ ok: 1 });
  const { databases } = await deployment.client.db('admin').admin().listDatabases({ nameOnly: true });
  expect(databases.map(({ name }) => name)).toContain(deployment.database.databaseName);
});
