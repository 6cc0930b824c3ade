import { seeded } from '@guide/contracts/testing';
import { startTestDatabase, type TestDatabase } from '@guide/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Db, MongoClient } from 'mongodb';
import { addSums } from '../src/data/add-sums';
import { collections } from '../src/data/collections';
import { finishBatches } from '../src/data/finish-batches';
import { createIndexes } from '../src/data/indexes';
import { topPages } from '../src/data/top-pages';
import { totals } from '../src/data/totals';
import { createWriter } from '../src/intake/writer';
import { generated } from './generated';
import { recount } from './recount';
import { storedFigures } from './stored-figures';

/** A batch that a process left behind. */
const LATER = 'left behind';

let database: TestDatabase;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  database = await startTestDatabase();
  client = new MongoClient(database.url, { ignoreUndefined: true, serverSelectionTimeoutMS: 500 });
  db = client.db('counting');
  await createIndexes(db);
});
afterAll(async () => {
  await client.close();
  await database.remove();
});

test('API-19 D-18 every figure equals a plain recount: random order, twice delivered, midnight, a clock change', async () => {
  const random = seeded(9).next;
  const arrivals = generated(2000, random);
  const writer = createWriter();
  for (let start = 0; start < arrivals.length; ) {
    const size = 1 + Math.floor(random() * 64);
    await writer.store(db, arrivals.slice(start, start + size));
    if (random() < 0.3) await writer.settle(db);
    start += size;
  }
  await writer.settle(db);
  const expected = recount(arrivals);
  expect(Object.keys(expected.days).length).toBeGreaterThanOrEqual(40);
  expect(await storedFigures(db, Object.keys(expected.days))).toEqual(expected);
}, 120_000);

const DAY = '2099-06-01';
const view = (name: string) => ({
  _id: `late ${name}`,
  at: new Date('2099-06-01T12:00:00Z'),
  day: DAY,
  path: '/late',
  device: 'phone',
  batch: LATER,
  beginsSession: true,
});

test('D-58 what was stored and not counted when the process ended is counted once afterwards', async () => {
  const { pageViews, visitors, openBatches } = collections(db);
  await pageViews.insertMany([view('a'), view('b')]);
  const expiresAt = new Date('2099-06-02T00:00:00Z');
  await visitors.insertOne({
    _id: `${DAY}/x`,
    day: DAY,
    batch: LATER,
    lastSeenAt: expiresAt,
    minute: 0,
    expiresAt,
  });
  const openedAt = new Date(Date.now() - 600_000);
  await openBatches.insertOne({ _id: LATER, host: 'elsewhere', pid: 1, openedAt });
  // The process ended in the middle: some sums have the batch already.
  const sums = [
    { collection: 'pages', _id: '/late', add: { count: 2 } },
    { collection: 'dailyPages', _id: `${DAY} /late`, labels: { day: DAY, path: '/late' }, add: { count: 2 } },
  ] as const;
  await addSums(db, LATER, [...sums]);

  await finishBatches(db);
  await finishBatches(db);
  expect(await openBatches.countDocuments()).toBe(0);
  expect(await topPages(db)).toContainEqual({ path: '/late', count: 2 });
  expect(await totals(db, [DAY])).toEqual({
    pageViews: 2,
    uniqueVisitors: 1,
    sessions: 2,
    bookingClicks: 0,
  });
});

test('D-58 a batch of a process that runs is left to it', async () => {
  const { openBatches } = collections(db);
  await openBatches.insertOne({ _id: 'fresh', host: 'elsewhere', pid: 1, openedAt: new Date() });
  await finishBatches(db);
  expect(await openBatches.findOne({ _id: 'fresh' })).not.toBeNull();
  await openBatches.deleteOne({ _id: 'fresh' });
});

test('D-58 two processes count together what each of them stored', async () => {
  const [one, other] = [createWriter(), createWriter()];
  const arrivals = generated(600, seeded(7).next).map((each) =>
    each.kind === 'bot' ? each : { ...each, id: `both ${each.id}` },
  );
  const before = await sumOfPages();
  for (let start = 0; start < arrivals.length; start += 50) {
    await Promise.all([
      one.store(db, arrivals.slice(start, start + 30)),
      other.store(db, arrivals.slice(start + 20, start + 50)),
    ]);
    if (start % 200 === 0) await Promise.all([one.settle(db), other.settle(db)]);
  }
  await Promise.all([one.settle(db), other.settle(db)]);
  const expected = Object.values(recount(arrivals).pages).reduce((sum, count) => sum + count, 0);
  expect((await sumOfPages()) - before).toBe(expected);
});

test('D-58 views that a database took before it failed are counted once, with their repetition', async () => {
  const writer = createWriter();
  const arrivals = generated(200, seeded(4).next).map((one) =>
    one.kind === 'bot' ? one : { ...one, id: `again ${one.id}` },
  );
  const before = await sumOfPages();
  await writer.store(db, arrivals.slice(0, 80));
  await database.stop();
  await expect(writer.store(db, arrivals.slice(80))).rejects.toThrow();
  await expect(writer.settle(db)).rejects.toThrow();
  await database.start();
  // Whatever was answered or not, the sender asks again until it is.
  await insisting(() => writer.store(db, arrivals.slice(40)));
  await insisting(() => writer.settle(db));
  const expected = Object.values(recount(arrivals).pages).reduce((sum, count) => sum + count, 0);
  expect((await sumOfPages()) - before).toBe(expected);
});

/** A connection of before the fault breaks when it is used. */
async function insisting(work: () => Promise<unknown>): Promise<void> {
  await work().catch(() => insisting(work));
}

const sumOfPages = async () => (await topPages(db)).reduce((sum, { count }) => sum + count, 0);
