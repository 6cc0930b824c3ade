import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoBulkWriteError, MongoClient } from 'mongodb';
import { isUnavailable } from '../src/database/isUnavailable';
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
  expect(errors.filter((error) => !isUnavailable(error))).toEqual([]);
});

test('a refusal is no absence', async () => {
  await database.start();
  // The other client gives up after half a second, in which it need not have seen that the database is back.
  const patient = await new MongoClient(database.url).connect();
  const rows = patient.db('kit').collection<{ _id: number }>('twice');
  const error = await rows.insertMany([{ _id: 1 }, { _id: 1 }]).catch((fault) => fault);
  await patient.close();
  expect(error).toBeInstanceOf(MongoBulkWriteError);
  expect(isUnavailable(error)).toBe(false);
});
