import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Db, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/index';
import { temporaryDirectory } from './support/directory';

let server: EmbeddedMongo;
let client: MongoClient;
let database: Db;

beforeAll(async () => {
  server = await startEmbeddedMongo({ directory: await temporaryDirectory() });
  client = await new MongoClient(server.url).connect();
  database = client.db('guide');
});

afterAll(async () => {
  await client.close();
  await server.close();
});

test('a $match at the head of a pipeline uses an index: documents come in its order', async () => {
  const items = database.collection<{ _id: number; rank: number }>('ranked');
  await items.createIndex({ rank: 1 });
  await items.insertMany([5, 3, 4, 1, 2].map((rank, _id) => ({ _id, rank })));
  const ranks = async (...pipeline: object[]) =>
    (await items.aggregate(pipeline).toArray()).map(({ rank }) => rank);
  expect(await ranks({ $match: { rank: { $gte: 2 } } })).toEqual([2, 3, 4, 5]);
  expect(await ranks({ $limit: 5 }, { $match: { rank: { $gte: 2 } } })).toEqual([5, 3, 4, 2]);
});

test('a group that needs more than 32 MiB is refused, and the server continues', async () => {
  const items = database.collection<{ _id: number; text: string }>('large');
  for (let _id = 0; _id < 36; _id++)
    await items.insertOne({ _id, text: String(_id).padEnd(1024 * 1024, 'x') });
  await expect(items.aggregate([{ $group: { _id: '$text' } }]).toArray()).rejects.toMatchObject({
    code: 292,
  });
  expect(await items.aggregate([{ $group: { _id: null, n: { $sum: 1 } } }]).toArray()).toEqual([
    { _id: null, n: 36 },
  ]);
});
