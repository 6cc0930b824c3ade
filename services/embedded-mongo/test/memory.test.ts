import { afterEach, expect, jest, test } from '@jest/globals';
import { BSON, type Document } from 'mongodb';
import { Collections } from '../src/collections/collections';
import { DocumentCache } from '../src/collections/documentCache';
import { removeExpired } from '../src/collections/removeExpired';
import { CommandRunner } from '../src/commands/run';
import { Cursors } from '../src/cursors';
import { firstKey } from '../src/storage/keys';
import { Store } from '../src/storage/store';
import { temporaryDirectory } from './support/directory';
import { randomFrom } from './support/random';

const SEED = Number(process.env.SEED ?? 1);
const stores: Store[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** A database without a socket. */
async function openDatabase(cache = new DocumentCache(), cursors = new Cursors()) {
  const store = await Store.open(await temporaryDirectory());
  stores.push(store);
  const runner = new CommandRunner(store, cache, cursors);
  const request = (body: Document) => ({
    requestId: 1,
    kind: 'message' as const,
    read: () => ({ ...body, $db: 'guide' }),
  });
  const answer = async (body: Document): Promise<Document> =>
    BSON.deserialize(await runner.answer(request(body)));
  const insert = (count: number, make: (n: number) => Document) =>
    answer({ insert: 'items', documents: Array.from({ length: count }, (_, n) => make(n)) });
  return { store, cache, answer, insert };
}

test(`answers are the same with a cache that holds everything, some collections or none (SEED=${SEED})`, async () => {
  const databases = await Promise.all(
    [64 * 1024 * 1024, 100_000, 1].map((bytes) => openDatabase(new DocumentCache(bytes))),
  );
  const random = randomFrom(SEED);
  for (let round = 0; round < 300; round++) {
    const items = pickName();
    const [_id, n] = [random(60), random(20)];
    const command = [
      { insert: items, documents: [{ _id, n, text: 'x'.repeat(random(1500)) }] },
      { update: items, updates: [{ q: { _id }, u: { $set: { n } }, upsert: true }] },
      { update: items, updates: [{ q: { n }, u: { $inc: { n: 1 } }, multi: true }] },
      { delete: items, deletes: [{ q: { n }, limit: random(2) }] },
      { createIndexes: items, indexes: [{ key: { n: 1 }, name: 'n' }] },
      { find: items, filter: { n: { $gte: n } }, sort: { text: 1, _id: 1 }, batchSize: 1000 },
      { find: items, batchSize: 1000 },
      { distinct: items, key: 'n', query: { n } },
    ][random(8)]!;
    const answers = await Promise.all(databases.map(({ answer }) => answer(command)));
    for (const answer of answers)
      expect({ round, command, answer }).toEqual({ round, command, answer: answers[0] });
  }
  function pickName() {
    return ['areas', 'listings', 'pubs'][random(3)]!;
  }
});

test('the cache respects its limit and evicts the least recently used collection first', () => {
  const cache = new DocumentCache(10_000);
  const documents = (count: number, size: number) => [
    Array.from({ length: count }, (_, number) => ({ number, document: {}, size })),
  ];
  cache.set(1, 4, documents(4, 400));
  cache.set(2, 4, documents(4, 400));
  expect([cache.get(1)?.length, cache.get(2)?.length]).toEqual([4, 4]);
  cache.set(3, 4, documents(4, 400));
  expect([cache.get(1), cache.get(2)?.length, cache.get(3)?.length]).toEqual([undefined, 4, 4]);
  cache.set(4, 1000, documents(4, 400));
  expect(cache.get(4)).toBeUndefined();
  cache.update(3, 9, { number: 9, document: {}, size: 2000 });
  expect([cache.get(2), cache.get(3)?.length]).toEqual([undefined, 5]);
});

test('expired documents are removed in steps, by the index', async () => {
  const { store, cache, answer, insert } = await openDatabase();
  const key = { at: 1 };
  await answer({ createIndexes: 'items', indexes: [{ key, name: 'at', expireAfterSeconds: 60 }] });
  const now = Date.now();
  await insert(5000, (n) => ({ _id: n, at: n < 2500 ? new Date(now - 61_000) : new Date(now) }));
  await insert(1, () => ({ _id: -1, at: 'never' }));
  const write = jest.spyOn(store, 'write');
  const get = jest.spyOn(Collections.prototype, 'get');
  await removeExpired(store, cache, now);
  expect(write.mock.calls.length).toBe(3);
  expect(get.mock.calls.length).toBe(1);
  expect(await answer({ count: 'items' })).toEqual({ n: 2501, ok: 1 });
  expect(await answer({ distinct: 'items', key: '_id', query: { at: 'never' } })).toEqual({
    values: [-1],
    ok: 1,
  });
  jest.restoreAllMocks();
});

test('a document that others change between two steps of a removal is removed only when it still matches', async () => {
  const { answer, insert } = await openDatabase();
  await insert(1500, (n) => ({ _id: n, state: 'old' }));
  // Both wait for the same transaction, in which the removal takes its first step.
  const [removed, changed] = await Promise.all([
    answer({ delete: 'items', deletes: [{ q: { state: 'old' }, limit: 0 }] }),
    answer({ update: 'items', updates: [{ q: { _id: 1400 }, u: { $set: { state: 'new' } } }] }),
  ]);
  expect([removed, changed]).toMatchObject([{ n: 1499 }, { n: 1, nModified: 1 }]);
  expect((await answer({ find: 'items' })).cursor.firstBatch).toEqual([{ _id: 1400, state: 'new' }]);
});

test('a dropped collection and an index that could not be made leave nothing behind', async () => {
  const { store, answer, insert } = await openDatabase();
  await answer({ createIndexes: 'items', indexes: [{ key: { n: 1 }, name: 'n' }] });
  await insert(1500, (n) => ({ n, twice: n % 1000 }));
  const unique = { key: { twice: 1 }, name: 'twice', unique: true };
  expect(await answer({ createIndexes: 'items', indexes: [unique] })).toMatchObject({ code: 11000 });
  await answer({ drop: 'items' });
  expect(await answer({ count: 'items' })).toEqual({ n: 0, ok: 1 });
  const view = store.view();
  for (const table of ['documents', 'indexes'] as const)
    expect(view.firstFrom(table, firstKey(0))).toBeUndefined();
  view.release();
});

test('a cursor that nobody uses is closed after ten minutes, and beyond a thousand the oldest one', async () => {
  let now = 1;
  const cursors = new Cursors({ now: () => now });
  const { answer, insert } = await openDatabase(new DocumentCache(), cursors);
  await insert(10, (n) => ({ _id: n }));
  const start = async () => (await answer({ find: 'items', batchSize: 1 })).cursor.id;
  const next = (id: unknown) => answer({ getMore: id, collection: 'items', batchSize: 1 });
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

test('a cursor shows what is on disk when it is read on', async () => {
  const { answer, insert } = await openDatabase(new DocumentCache(1));
  await insert(600, (n) => ({ _id: n }));
  const { cursor } = await answer({ find: 'items', batchSize: 300 });
  await answer({ delete: 'items', deletes: [{ q: { _id: { $gte: 550 } }, limit: 0 }] });
  const { cursor: rest } = await answer({ getMore: cursor.id, collection: 'items' });
  expect([rest.nextBatch.length, rest.nextBatch.at(-1)._id]).toEqual([250, 549]);
});

test('a sort and distinct values beyond the limits of memory are refused by name', async () => {
  const { answer } = await openDatabase();
  const text = 'x'.repeat(700_000);
  for (let n = 0; n < 50; n++)
    await answer({ insert: 'items', documents: [{ _id: n, text: `${n}${text}` }] });
  expect(await answer({ find: 'items', sort: { text: 1 } })).toMatchObject({ code: 292 });
  expect(await answer({ find: 'items', sort: { text: 1 }, limit: 2 })).toMatchObject({ ok: 1 });
  expect(await answer({ distinct: 'items', key: 'text' })).toMatchObject({ code: 17217 });
});

test('a long read does not block other commands', async () => {
  const { answer, insert } = await openDatabase(new DocumentCache(1));
  await insert(30_000, (n) => ({ _id: n, text: 'x'.repeat(20) }));
  const ended: string[] = [];
  const filter = { $or: Array.from({ length: 30 }, (_, n) => ({ text: `x${n}` })) };
  const long = answer({ find: 'items', filter }).then(() => ended.push('long'));
  await answer({ ping: 1 }).then(() => ended.push('ping'));
  await long;
  expect(ended).toEqual(['ping', 'long']);
});
