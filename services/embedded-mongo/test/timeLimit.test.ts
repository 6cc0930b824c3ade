import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BSON, type Document } from 'mongodb';
import { DocumentCache } from '../src/collections/documentCache';
import { commands } from '../src/commands/all';
import { CommandRunner } from '../src/commands/run';
import { Cursors } from '../src/cursors';
import { Store } from '../src/storage/store';
import { temporaryDirectory } from './support/directory';

let store: Store;
let answer: (body: Document) => Promise<Document>;

/** A server whose clock goes on by 2 ms at each look. */
beforeAll(async () => {
  store = await Store.open(await temporaryDirectory());
  let now = 0;
  const runner = new CommandRunner(store, new DocumentCache(), new Cursors(), () => (now += 2));
  answer = async (body) =>
    BSON.deserialize(
      await runner.answer({
        requestId: 1,
        kind: 'message',
        silent: false,
        read: () => ({ ...body, $db: 'guide' }),
      }),
    );
  await answer({
    insert: 'items',
    documents: Array.from({ length: 1000 }, (_, _id) => ({ _id, a: _id % 2 })),
  });
});

afterAll(() => store.close());

const id = (n: number) => ({ q: { _id: n } });
const bodies: Record<string, Document> = {
  ping: { ping: 1 },
  buildInfo: { buildInfo: 1 },
  listDatabases: { listDatabases: 1, nameOnly: true },
  listCollections: { listCollections: 1 },
  listIndexes: { listIndexes: 'items' },
  createIndexes: { createIndexes: 'items', indexes: [{ key: { a: 1 }, name: 'a' }] },
  insert: { insert: 'items', documents: [{ b: 1 }, { b: 2 }, { b: 3 }] },
  update: { update: 'items', updates: [{ q: { a: 1 }, u: { $set: { c: 1 } }, multi: true }] },
  delete: {
    delete: 'items',
    deletes: [
      { ...id(1), limit: 1 },
      { ...id(2), limit: 1 },
      { ...id(3), limit: 1 },
    ],
  },
  bulkWrite: {
    bulkWrite: 1,
    ops: [1, 2, 3].map((n) => ({ update: 0, filter: { _id: n }, updateMods: { $set: { e: 1 } } })),
    nsInfo: [{ ns: 'guide.items' }],
  },
  findAndModify: { findAndModify: 'items', query: { a: { $gt: 5 } }, update: { $set: { d: 1 } } },
  find: { find: 'items' },
  count: { count: 'items', query: { a: 1 } },
  distinct: { distinct: 'items', key: 'a' },
  aggregate: { aggregate: 'items', pipeline: [], cursor: {} },
  killCursors: { killCursors: 'items', cursors: [] },
  dropIndexes: { dropIndexes: 'items', index: [] },
};

test.each(Object.entries(bodies))('%s hears maxTimeMS', async (_name, body) => {
  const reply = await answer({ ...body, maxTimeMS: 1 });
  expect(reply.writeErrors?.[0] ?? reply.cursor?.firstBatch?.at(-1) ?? reply).toMatchObject({ code: 50 });
  expect(await answer({ ...body, maxTimeMS: 1_000_000 })).toMatchObject({ ok: 1 });
  expect(await answer({ ...body, maxTimeMS: 0 })).toMatchObject({ ok: 1 });
});

test('the table above has every command that may take long', () => {
  const short = ['hello', 'ismaster', 'isMaster', 'buildinfo', 'findandmodify', 'endSessions', 'getMore'];
  const once = ['create', 'drop', 'dropDatabase'];
  expect([...commands.keys()].filter((name) => !short.includes(name) && !once.includes(name)).sort()).toEqual(
    Object.keys(bodies).sort(),
  );
});
