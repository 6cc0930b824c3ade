import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Db, MongoClient } from 'mongodb';
import { addSums } from '../src/data/add-sums';
import { collections } from '../src/data/collections';
import { finishBatch } from '../src/data/finish-batch';
import { createIndexes } from '../src/data/indexes';
import { sources } from '../src/data/sources';
import { sumsOfView } from '../src/data/sums';
import { topPages } from '../src/data/top-pages';
import { totals } from '../src/data/totals';
import { createWriter } from '../src/intake/writer';
import { generated, seeded } from './generated';
import { recount } from './recount';

let database: TestDatabase;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  database = await startTestDatabase();
  client = new MongoClient(database.url, { ignoreUndefined: true });
  db = client.db('counting');
  await createIndexes(db);
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

/** The name of a batch after all others. */
const LAST = '999999999999 last';
const ALL = { from: '2099-01-01', until: '2100-01-01' };

test('API-19 D-18 every figure equals a plain recount: random order, twice delivered, midnight, a clock change', async () => {
  const random = seeded(9);
  const arrivals = generated(3000, random);
  const write = createWriter();
  for (let start = 0; start < arrivals.length; ) {
    const size = 1 + Math.floor(random() * 64);
    await write(db, arrivals.slice(start, start + size));
    start += size;
  }
  const expected = recount(arrivals);

  expect(Object.fromEntries((await topPages(db)).map(({ path, count }) => [path, count]))).toEqual(
    expected.pages,
  );
  const devices = await sources(db, 'device', ALL);
  expect(Object.fromEntries(devices.map(({ name, count }) => [name, count]))).toEqual(expected.devices);
  for (const [day, { pageViews, bookingClicks, marks }] of Object.entries(expected.days)) {
    expect(await totals(db, { from: day, until: `${day}~` })).toMatchObject({
      pageViews,
      bookingClicks,
      uniqueVisitors: marks.size,
    });
  }
  const hours = await collections(db).hourlyTotals.find().toArray();
  const sum = Object.values(expected.days).reduce((all, { pageViews }) => all + pageViews, 0);
  expect(hours.reduce((all, { pageViews = 0 }) => all + pageViews, 0)).toBe(sum);
}, 120_000);

test('D-58 what was stored and not counted when the process ended is counted once afterwards', async () => {
  const { pageViews } = collections(db);
  const at = new Date('2099-06-01T12:00:00Z');
  const view = (name: string) => ({
    _id: `late ${name}`,
    at,
    day: '2099-06-01',
    path: '/late',
    device: 'phone',
    batch: LAST,
    isNew: true,
    beginsSession: true,
  });
  await pageViews.insertMany([view('a'), view('b')]);
  // The process ended in the middle: some sums have the batch already.
  await addSums(
    db,
    LAST,
    [view('a'), view('b')].flatMap(sumsOfView).filter(({ collection }) => collection === 'pages'),
  );

  await finishBatch(db);
  await finishBatch(db);
  expect(await topPages(db)).toContainEqual({ path: '/late', count: 2 });
  expect(await totals(db, { from: '2099-06-01', until: '2099-06-02' })).toMatchObject({ pageViews: 2 });
});
