import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Db, MongoClient } from 'mongodb';
import { createIndexes } from '../src/data/indexes';
import type { Arrival } from '../src/data/store-arrivals';
import { totals } from '../src/data/totals';
import { createWriter } from '../src/intake/writer';

let database: TestDatabase;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  database = await startTestDatabase();
  client = new MongoClient(database.url, { ignoreUndefined: true });
  db = client.db('register');
  await createIndexes(db);
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

const DAY = '2099-06-01';
const view = (mark: string, time: string): Arrival => ({
  kind: 'view',
  view: { path: '/', device: 'phone' },
  visitor: {
    day: DAY,
    mark,
    at: new Date(`${DAY}T${time}:00Z`),
    dayEnds: new Date('2099-06-01T23:00:00Z'),
  },
});
/** Stores views with a writer of its own, as after a restart. */
async function visit(...views: Arrival[]) {
  const writer = createWriter();
  await writer.store(db, views);
  await writer.settle(db);
  const { pageViews, uniqueVisitors, sessions } = await totals(db, [DAY]);
  return [pageViews, uniqueVisitors, sessions];
}

test('D-18 a visitor is new once a day, also after a restart; a pause of more than 30 minutes begins a session', async () => {
  expect(await visit(view('a', '10:00'), view('b', '10:00'), view('a', '10:20'))).toEqual([3, 2, 2]);
  expect(await visit(view('a', '10:50'))).toEqual([4, 2, 2]);
  expect(await visit(view('a', '11:21'))).toEqual([5, 2, 3]);
  expect(await visit(view('c', '11:21'), view('b', '11:21'))).toEqual([7, 3, 5]);
});

test('D-18 10,000 visitors of a day are counted exactly', async () => {
  const writer = createWriter();
  const views = Array.from({ length: 12_000 }, (_, n) => view(`many ${n % 10_000}`, '12:00'));
  const before = (await totals(db, [DAY])).uniqueVisitors;
  for (let start = 0; start < views.length; start += 1000) {
    await writer.store(db, views.slice(start, start + 1000));
  }
  await writer.settle(db);
  expect((await totals(db, [DAY])).uniqueVisitors - before).toBe(10_000);
});
