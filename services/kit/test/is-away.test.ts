import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoBulkWriteError, MongoClient } from 'mongodb';
import { isDatabaseAway } from '../src/database/is-away';
import { startTestDatabase, type TestDatabase } from './support';

let database: TestDatabase;
let client: MongoClient;
beforeAll(async () => {
  database = await startTestDatabase();
  client = await new MongoClient(database.url, { serverSelectionTimeoutMS: 500 }).connect();
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

test('a database that goes away in the middle of many writes is away, whatever the driver wraps it in', async () => {
  const rows = client.db('kit').collection('rows');
  const write = async (): Promise<unknown> => {
    for (;;) {
      try {
        await rows.insertMany([{}, {}]);
      } catch (error) {
        return error;
      }
    }
  };
  const writers = Array.from({ length: 10 }, write);
  await database.stop();
  const errors = await Promise.all(writers);
  expect(errors.some((error) => error instanceof MongoBulkWriteError)).toBe(true);
  expect(errors.filter((error) => !isDatabaseAway(error))).toEqual([]);
});

test('a refusal is no absence', async () => {
  await database.start();
  const rows = client.db('kit').collection<{ _id: number }>('twice');
  const error = await rows.insertMany([{ _id: 1 }, { _id: 1 }]).catch((fault) => fault);
  expect(error).toBeInstanceOf(MongoBulkWriteError);
  expect(isDatabaseAway(error)).toBe(false);
});
