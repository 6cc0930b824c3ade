import { afterEach, expect, jest, test } from '@jest/globals';
import { BSON, type Document } from 'mongodb';
import { Cursors } from '../src/commands/cursors';
import { CommandRunner } from '../src/commands/run';
import { Collection, removeExpired } from '../src/storage/collection';
import { firstKey } from '../src/storage/keys';
import { Store } from '../src/storage/store';
import { temporaryDirectory } from './support/directory';

const stores: Store[] = [];

afterEach(async () => {
  jest.restoreAllMocks();
  for (const store of stores.splice(0)) await store.close();
});

async function openDatabase(cursors = new Cursors()) {
  const store = await Store.open(await temporaryDirectory());
  stores.push(store);
  const runner = new CommandRunner(store, cursors);
  const request = (body: Document) => ({
    requestId: 1,
    kind: 'message' as const,
    read: () => ({ ...body, $db: 'guide' }),
  });
  const run = async (body: Document): Promise<Document> =>
    BSON.deserialize(await runner.handle(request(body)));
  const insert = (count: number, make: (n: number) => Document) =>
    run({ insert: 'items', documents: Array.from({ length: count }, (_, n) => make(n)) });
  return { store, run, insert };
}

test('expired documents are removed in steps and by index', async () => {
  let clock = 0;
  const { store, run, insert } = await openDatabase();
  const key = { at: 1 };
  await run({ createIndexes: 'items', indexes: [{ key, name: 'at', expireAfterSeconds: 60 }] });
  const now = Date.now();
  await insert(5000, (n) => ({ _id: n, at: n < 2500 ? new Date(now - 61_000) : new Date(now) }));
  await insert(1, () => ({ _id: -1, at: 'never' }));
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 10));
  const write = jest.spyOn(store, 'write');
  await removeExpired(store, now);
  expect(write.mock.calls.length).toBeGreaterThan(3);
  expect(await run({ count: 'items' })).toEqual({ n: 2501, ok: 1 });
  expect(await run({ distinct: 'items', key: '_id', query: { at: 'never' } })).toEqual({
    values: [-1],
    ok: 1,
  });
});

test('a dropped collection and a failed index leave no entries', async () => {
  const { store, run, insert } = await openDatabase();
  await run({ createIndexes: 'items', indexes: [{ key: { n: 1 }, name: 'n' }] });
  await insert(1500, (n) => ({ n, twice: n % 1000 }));
  const unique = { key: { twice: 1 }, name: 'twice', unique: true };
  expect(await run({ createIndexes: 'items', indexes: [unique] })).toMatchObject({ code: 11000 });
  await run({ drop: 'items' });
  expect(await run({ count: 'items' })).toEqual({ n: 0, ok: 1 });
  store.refresh();
  for (const table of ['documents', 'indexes'] as const)
    expect(store.first(table, firstKey(0))).toBeUndefined();
});

test('a write with an unexpected error keeps documents and their count consistent', async () => {
  const { store, run } = await openDatabase();
  const write = store.write(() => {
    Collection.findOrCreate(store, 'guide.items').insert({ _id: 1 });
    throw new Error('unexpected');
  });
  await expect(write).rejects.toThrow('unexpected');
  expect(await run({ count: 'items' })).toEqual({ n: 1, ok: 1 });
  expect(await run({ distinct: 'items', key: '_id' })).toEqual({ values: [1], ok: 1 });
});

test('an unused cursor is closed after ten minutes, and the oldest beyond 1,000 cursors', async () => {
  let now = 1;
  const cursors = new Cursors({ now: () => now });
  const { run, insert } = await openDatabase(cursors);
  await insert(10, (n) => ({ _id: n }));
  const start = async () => (await run({ find: 'items', batchSize: 1 })).cursor.id;
  const next = (id: unknown) => run({ getMore: id, collection: 'items', batchSize: 1 });
  const first = await start();
  for (const _id of [1, 2]) {
    now += 9 * 60_000;
    cursors.closeIdle();
    expect(await next(first)).toMatchObject({ ok: 1, cursor: { nextBatch: [{ _id }] } });
  }
  now += 11 * 60_000;
  expect(await next(first)).toMatchObject({ code: 43 });
  const second = await start();
  for (let n = 0; n < 1000; n++) await start();
  expect(await next(second)).toMatchObject({ code: 43 });
});

test('a cursor returns the current data of each batch', async () => {
  const { run, insert } = await openDatabase();
  await insert(600, (n) => ({ _id: n }));
  const { cursor } = await run({ find: 'items', batchSize: 300 });
  await run({ delete: 'items', deletes: [{ q: { _id: { $gte: 550 } }, limit: 0 }] });
  const { cursor: rest } = await run({ getMore: cursor.id, collection: 'items' });
  expect([rest.nextBatch.length, rest.nextBatch.at(-1)._id]).toEqual([250, 549]);
});

test('documents with equal sort keys keep their order, with and without a limit', async () => {
  const { run, insert } = await openDatabase();
  await insert(600, (n) => ({ _id: n, group: n % 3 }));
  const numbers = (group: number) => Array.from({ length: 200 }, (_, n) => 3 * n + group);
  for (const direction of [1, -1]) {
    const groups = direction === 1 ? [0, 1, 2] : [2, 1, 0];
    for (const limit of [0, 250]) {
      const sorted = await run({ find: 'items', sort: { group: direction }, limit, batchSize: 1000 });
      const ids = sorted.cursor.firstBatch.map(({ _id }: Document) => _id);
      expect(ids).toEqual(groups.flatMap(numbers).slice(0, limit || 600));
    }
  }
});

test('a sort and distinct values beyond the memory limits are refused', async () => {
  const { run } = await openDatabase();
  const text = 'x'.repeat(700_000);
  for (let n = 0; n < 50; n++) await run({ insert: 'items', documents: [{ _id: n, text: `${n}${text}` }] });
  expect(await run({ find: 'items', sort: { text: 1 } })).toMatchObject({ code: 292 });
  expect(await run({ find: 'items', sort: { text: 1 }, limit: 2 })).toMatchObject({ ok: 1 });
  expect(await run({ distinct: 'items', key: 'text' })).toMatchObject({ code: 17217 });
});

test.each([
  ['an update', { update: 'items', updates: [{ q: {}, u: { $inc: { n: 1 } }, multi: true }] }],
  ['a delete', { delete: 'items', deletes: [{ q: { n: { $lt: 100 } }, limit: 0 }] }],
])(
  '%s of many documents allows other reads and writes, and skips documents they remove',
  async (_, command) => {
    const { run, insert } = await openDatabase();
    await insert(100, (n) => ({ _id: n, n }));
    let clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (clock += 10));
    const finished: string[] = [];
    const long = run(command).then((reply) => {
      finished.push('long');
      return reply;
    });
    // Removes the last document before the long command reaches it.
    await run({ delete: 'items', deletes: [{ q: { _id: 99 }, limit: 1 }] });
    expect((await run({ find: 'items', filter: { _id: 98 } })).cursor.firstBatch).toEqual([
      { _id: 98, n: 98 },
    ]);
    finished.push('others');
    expect(await long).toMatchObject({ n: 99, ok: 1 });
    expect(finished).toEqual(['others', 'long']);
  },
);

test('a document that moves in the index during an update is changed once', async () => {
  const { run, insert } = await openDatabase();
  await run({ createIndexes: 'items', indexes: [{ key: { n: 1 }, name: 'n' }] });
  await insert(600, (n) => ({ _id: n, n, changes: 0 }));
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 10));
  const change = { q: { n: { $gte: 0 } }, u: { $inc: { changes: 1 } }, multi: true };
  const long = run({ update: 'items', updates: [change] });
  await run({ update: 'items', updates: [{ q: { _id: 0 }, u: { $set: { n: 1000 } } }] });
  expect(await long).toMatchObject({ n: 600, nModified: 600 });
  expect(await run({ distinct: 'items', key: 'changes' })).toMatchObject({ values: [1] });
});

test('a long read does not block other commands, also when it is repeated', async () => {
  const { run, insert } = await openDatabase();
  await insert(600, (n) => ({ _id: n }));
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 10));
  for (const attempt of ['first', 'second']) {
    const finished: string[] = [attempt];
    const long = run({ find: 'items', filter: { n: 1 } }).then(() => finished.push('long'));
    await run({ ping: 1 }).then(() => finished.push('ping'));
    await long;
    expect(finished).toEqual([attempt, 'ping', 'long']);
  }
});

test.each([
  ['an update', { update: 'items', updates: [{ q: { n: 599 }, u: { $inc: { n: 1 } } }] }],
  ['a findAndModify', { findAndModify: 'items', query: { n: 599 }, update: { $inc: { n: 1 } } }],
  ['a delete', { delete: 'items', deletes: [{ q: { n: 599 }, limit: 1 }] }],
])(
  '%s of one document lets others run while it scans, and changes only what still matches',
  async (_, command) => {
    const { run, insert } = await openDatabase();
    await insert(600, (n) => ({ _id: n, n }));
    let clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (clock += 10));
    const finished: string[] = [];
    const long = run(command).then((reply) => {
      finished.push('long');
      return reply;
    });
    await run({ update: 'items', updates: [{ q: { _id: 599 }, u: { $set: { n: -1 } } }] });
    finished.push('other');
    expect(await long).toMatchObject('findAndModify' in command ? { value: null } : { n: 0 });
    expect(finished).toEqual(['other', 'long']);
    expect(await run({ count: 'items' })).toMatchObject({ n: 600 });
  },
);

test('a leading $match uses an index, so that documents are in index order', async () => {
  const { run, insert } = await openDatabase();
  await run({ createIndexes: 'items', indexes: [{ key: { rank: 1 }, name: 'rank' }] });
  await insert(5, (_id) => ({ _id, rank: [5, 3, 4, 1, 2][_id] }));
  const ranks = async (...pipeline: object[]) =>
    (await run({ aggregate: 'items', pipeline, cursor: {} })).cursor.firstBatch.map(
      ({ rank }: { rank: number }) => rank,
    );
  expect(await ranks({ $match: { rank: { $gte: 2 } } })).toEqual([2, 3, 4, 5]);
  expect(await ranks({ $limit: 5 }, { $match: { rank: { $gte: 2 } } })).toEqual([5, 3, 4, 2]);
});

test('a group that needs more than 32 MiB is refused, and the server continues', async () => {
  const { run } = await openDatabase();
  for (let _id = 0; _id < 36; _id++)
    await run({ insert: 'items', documents: [{ _id, text: String(_id).padEnd(1024 * 1024, 'x') }] });
  const group = (spec: object) => run({ aggregate: 'items', pipeline: [{ $group: spec }], cursor: {} });
  expect(await group({ _id: '$text' })).toMatchObject({ code: 292 });
  expect((await group({ _id: null, n: { $sum: 1 } })).cursor.firstBatch).toEqual([{ _id: null, n: 36 }]);
});
