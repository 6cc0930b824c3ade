import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterEach, expect, jest, test } from '@jest/globals';
import { BSON, type Document, MongoClient } from 'mongodb';
import { Collections } from '../src/collections/collections';
import { DocumentCache } from '../src/collections/documentCache';
import { removeDropped, removeExpired } from '../src/collections/housekeeping';
import { CommandRunner } from '../src/commands/run';
import { Cursors } from '../src/cursors';
import { startEmbeddedMongo } from '../src/index';
import { firstKey } from '../src/storage/keys';
import { Store } from '../src/storage/store';
import { serveConnection } from '../src/wire/connection';
import { temporaryDirectory } from './support/directory';
import { frameOf, section } from './support/mutatedFrames';
import { randomFrom } from './support/random';

const SEED = Number(process.env.SEED ?? 1);
const stores: Store[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** A database without a socket. */
async function openDatabase(cache = new DocumentCache()) {
  const store = await Store.open(await temporaryDirectory());
  stores.push(store);
  const cursors = new Cursors();
  const runner = new CommandRunner(store, cache, cursors);
  const request = (body: Document) => ({
    requestId: 1,
    kind: 'message' as const,
    silent: false,
    read: () => ({ ...body, $db: 'guide' }),
  });
  const answer = async (body: Document, isAbandoned?: () => boolean): Promise<Document> =>
    BSON.deserialize(await runner.answer(request(body), isAbandoned));
  const insert = (count: number, make: (n: number) => Document) =>
    answer({ insert: 'items', documents: Array.from({ length: count }, (_, n) => make(n)) });
  return { store, cache, cursors, runner, answer, insert };
}

test(`answers are the same with a cache that holds everything, some collections or none (SEED=${SEED})`, async () => {
  const databases = await Promise.all(
    [64 * 1024 * 1024, 100_000, 0].map((bytes) => openDatabase(new DocumentCache(bytes))),
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
      { count: items, query: { n } },
    ][random(8)]!;
    const answers = await Promise.all(databases.map(({ answer }) => answer(command)));
    for (const answer of answers)
      expect({ round, command, answer }).toEqual({ round, command, answer: answers[0] });
  }
  function pickName() {
    return ['areas', 'listings', 'pubs'][random(3)]!;
  }
});

test('the cache keeps to its limit, the collection goes first that was not used for the longest time', () => {
  const cache = new DocumentCache(10_000);
  const documents = (count: number, size: number) => [
    Array.from({ length: count }, (_, number) => ({ number, document: {}, size })),
  ];
  cache.hold(1, 4, documents(4, 400));
  cache.hold(2, 4, documents(4, 400));
  expect([cache.get(1)?.length, cache.get(2)?.length]).toEqual([4, 4]);
  cache.hold(3, 4, documents(4, 400));
  expect([cache.get(1), cache.get(2)?.length, cache.get(3)?.length]).toEqual([undefined, 4, 4]);
  cache.hold(4, 1000, documents(4, 400));
  expect(cache.get(4)).toBeUndefined();
  cache.change(3, 9, { number: 9, document: {}, size: 2000 });
  expect([cache.get(2), cache.get(3)?.length]).toEqual([undefined, 5]);
});

test('what has expired is removed in steps, by the index', async () => {
  const { store, cache, answer, insert } = await openDatabase();
  const key = { at: 1 };
  await answer({ createIndexes: 'items', indexes: [{ key, name: 'at', expireAfterSeconds: 60 }] });
  const now = Date.now();
  await insert(5000, (n) => ({ _id: n, at: n < 2500 ? new Date(now - 61_000) : new Date(now) }));
  await insert(2, (n) => ({ _id: -1 - n, at: n === 0 ? 'never' : [new Date(now), new Date(0)] }));
  const write = jest.spyOn(store, 'write');
  const get = jest.spyOn(Collections.prototype, 'get');
  await removeExpired(store, cache, now);
  expect(write.mock.calls.length).toBe(3);
  expect(get.mock.calls.length).toBe(1);
  expect(await answer({ count: 'items' })).toEqual({ n: 2501, ok: 1 });
  expect(await answer({ count: 'items', query: { at: 'never' } })).toEqual({ n: 1, ok: 1 });
  jest.restoreAllMocks();
});

test('what others change between two steps of a removal is removed only when it still matches', async () => {
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

test('of a dropped collection and a dropped index nothing is left', async () => {
  const { store, cache, answer, insert } = await openDatabase();
  await answer({ createIndexes: 'items', indexes: [{ key: { n: 1 }, name: 'n' }] });
  await insert(1500, (n) => ({ n }));
  await answer({ dropIndexes: 'items', index: 'n' });
  await answer({ drop: 'items' });
  expect(await answer({ count: 'items' })).toEqual({ n: 0, ok: 1 });
  await removeDropped(store, cache);
  const view = store.view();
  for (const table of ['documents', 'indexes'] as const)
    expect(view.firstFrom(table, firstKey(0))).toBeUndefined();
  view.release();
});

test('an index that was being built when the process ended is gone at the next start', async () => {
  const directory = await temporaryDirectory();
  const store = await Store.open(directory);
  await store.write((view) => {
    const collections = new Collections(view, new DocumentCache());
    const collection = collections.create('guide.items');
    for (let n = 0; n < 10; n++) collection.insert({ _id: n, n });
    collections.addIndex(collection, { v: 2, key: { n: 1 }, name: 'n' }, true);
    collections.save();
  });
  await store.close();
  const server = await startEmbeddedMongo({ directory });
  const client = await new MongoClient(server.url).connect();
  const items = client.db('guide').collection('items');
  expect((await items.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  expect(await items.find({ n: { $gte: 8 } }).toArray()).toHaveLength(2);
  await client.close();
  await server.close();
});

test('a cursor that nobody uses is closed after ten minutes, and beyond a thousand the oldest one', async () => {
  const { cursors, answer, insert } = await openDatabase();
  await insert(10, (n) => ({ _id: n }));
  const start = async () => (await answer({ find: 'items', batchSize: 1 })).cursor.id;
  const next = (id: unknown) => answer({ getMore: id, collection: 'items', batchSize: 1 });
  const first = await start();
  expect(await next(first)).toMatchObject({ ok: 1, cursor: { nextBatch: [{ _id: 1 }] } });
  cursors.closeIdle(Date.now() + 9 * 60_000);
  expect(await next(first)).toMatchObject({ ok: 1, cursor: { nextBatch: [{ _id: 2 }] } });
  cursors.closeIdle(Date.now() + 11 * 60_000);
  expect(await next(first)).toMatchObject({ code: 43 });
  const second = await start();
  for (let n = 0; n < 1000; n++) await start();
  expect(await next(second)).toMatchObject({ code: 43 });
});

test('a cursor shows what is on disk when it is read on', async () => {
  const { answer, insert } = await openDatabase(new DocumentCache(0));
  await insert(600, (n) => ({ _id: n }));
  const { cursor } = await answer({ find: 'items', batchSize: 300 });
  await answer({ delete: 'items', deletes: [{ q: { _id: { $gte: 550 } }, limit: 0 }] });
  const { cursor: rest } = await answer({ getMore: cursor.id, collection: 'items' });
  expect([rest.nextBatch.length, rest.nextBatch.at(-1)._id]).toEqual([250, 549]);
});

test('a sort, groups and different values beyond what may be held are refused by name', async () => {
  const { answer } = await openDatabase();
  const text = 'x'.repeat(700_000);
  for (let n = 0; n < 50; n++)
    await answer({ insert: 'items', documents: [{ _id: n, text: `${n}${text}` }] });
  expect(await answer({ find: 'items', sort: { text: 1 } })).toMatchObject({ code: 292 });
  expect(await answer({ find: 'items', sort: { text: 1 }, limit: 2 })).toMatchObject({ ok: 1 });
  expect(await answer({ distinct: 'items', key: 'text' })).toMatchObject({ code: 17217 });
  const group = { $group: { _id: '$text' } };
  expect(await answer({ aggregate: 'items', pipeline: [group], cursor: {} })).toMatchObject({ code: 292 });
});

test('a long read lets others have their turn, and ends when its client has gone away', async () => {
  const { runner, insert } = await openDatabase(new DocumentCache(0));
  await insert(30_000, (n) => ({ _id: n, text: 'x'.repeat(100) }));
  const ends: unknown[] = [];
  const server = createServer((socket) => {
    void serveConnection(socket, async (request, isAbandoned) => {
      const bytes = await runner.answer(request, isAbandoned);
      ends.push(BSON.deserialize(bytes).code ?? 'done');
      return bytes;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const client = await new MongoClient(`mongodb://127.0.0.1:${port}`).connect();
  const gone = connect(port, '127.0.0.1');
  const filter = { $nor: Array.from({ length: 30 }, (_, n) => ({ text: { $regex: `x${n}y` } })) };
  gone.write(frameOf([section({ count: 'items', query: filter, $db: 'guide' })]));
  await client.db('guide').command({ ping: 1 });
  gone.destroy();
  // Every answer besides that of the count is 'done'.
  while (!ends.includes(11601)) await client.db('guide').command({ ping: 1 });
  expect(ends.filter((end) => end === 11601)).toHaveLength(1);
  await client.close();
  server.close();
}, 60_000);
