import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Binary, Decimal128, type Document, Long, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../src/index';
import { temporaryDirectory } from './support/directory';

let server: EmbeddedMongo;
let client: MongoClient;

beforeAll(async () => {
  server = await startEmbeddedMongo({ directory: await temporaryDirectory() });
  client = await new MongoClient(server.url).connect();
  await client.db('guide').collection<{ _id: number }>('items').insertOne({ _id: 1 });
});

afterAll(async () => {
  await client.close();
  await server.close();
});

const update = (u: unknown, more: Document = {}) => ({ update: 'items', updates: [{ q: {}, u, ...more }] });
const insert = (value: unknown) => ({ insert: 'items', documents: [{ value }] });
const aggregate = (...pipeline: Document[]) => ({ aggregate: 'items', pipeline, cursor: {} });

test.each<[string, Document, number]>([
  ['a collation', { find: 'items', collation: { locale: 'en' } }, 238],
  ['a hint', { find: 'items', hint: '_id_' }, 238],
  ['a tailable cursor', { find: 'items', tailable: true }, 238],
  ['a natural sort', { find: 'items', sort: { $natural: -1 } }, 238],
  ['an expression in a find projection', { find: 'items', projection: { a: { $slice: 1 } } }, 238],
  ['a regular expression with x', { find: 'items', filter: { a: { $regex: 'a', $options: 'x' } } }, 238],
  ['$elemMatch', { find: 'items', filter: { a: { $elemMatch: { $gt: 1 } } } }, 2],
  ['$expr', { find: 'items', filter: { $expr: { $gt: ['$a', 1] } } }, 2],
  ['$where', { find: 'items', filter: { $where: 'true' } }, 2],
  ['$text', { find: 'items', filter: { $text: { $search: 'a' } } }, 2],
  ['$near', { find: 'items', filter: { a: { $near: [1, 1] } } }, 2],
  ['a snapshot read', { find: 'items', readConcern: { level: 'snapshot' } }, 238],
  [
    'a transaction',
    { find: 'items', txnNumber: Long.fromNumber(1), startTransaction: true, autocommit: false },
    20,
  ],
  ['w: 2', { insert: 'items', documents: [{}], writeConcern: { w: 2 } }, 2],
  ['an update by a pipeline', update([{ $set: { a: 1 } }]), 238],
  ['array filters', update({ $set: { 'a.$[x]': 1 } }, { arrayFilters: [{ x: 1 }] }), 238],
  ['a positional path', update({ $set: { 'a.$': 1 } }), 238],
  ['$push with $slice', update({ $push: { a: { $each: [1], $slice: 2 } } }), 238],
  ['$rename', update({ $rename: { a: 'b' } }), 9],
  ['a Decimal128', insert(new Decimal128('1.1')), 238],
  ['binary data', insert(new Binary(Buffer.from('x'))), 238],
  ['an int64 that JavaScript cannot hold', insert(Long.MAX_VALUE), 238],
  ['a stored regular expression', insert(/x/), 238],
  ['$lookup', aggregate({ $lookup: { from: 'x', as: 'y', pipeline: [] } }), 40324],
  ['$out', aggregate({ $out: 'x' }), 40324],
  ['$function', aggregate({ $project: { a: { $function: {} } } }), 31325],
  [
    'a time zone',
    aggregate({ $set: { a: { $dateTrunc: { date: '$at', unit: 'day', timezone: 'Europe/London' } } } }),
    238,
  ],
  ['a variable', aggregate({ $set: { a: '$$NOW' } }), 238],
  ['a nested computed field', aggregate({ $set: { 'a.b': 1 } }), 238],
  ['$unwind with options', aggregate({ $unwind: { path: '$a' } }), 238],
  ['$replaceRoot', aggregate({ $replaceRoot: { newRoot: '$a' } }), 40324],
  ['sizes of databases', { listDatabases: 1 }, 238],
  ['a text index', { createIndexes: 'items', indexes: [{ key: { a: 'text' }, name: 'a' }] }, 238],
  ['a sparse index', { createIndexes: 'items', indexes: [{ key: { a: 1 }, name: 'a', sparse: true }] }, 238],
  ['a capped collection', { create: 'other', capped: true, size: 1000 }, 238],
  ['a change stream', aggregate({ $changeStream: {} }), 40324],
  ['an unknown command', { explain: { find: 'items' } }, 59],
])('%s is refused', async (_name, command, code) => {
  const error = await client
    .db('guide')
    .command(command)
    .then(
      (reply) => reply.writeErrors?.[0],
      (failure) => failure,
    );
  expect(error).toMatchObject({ code });
  expect(await client.db('guide').collection('items').find().toArray()).toEqual([{ _id: 1 }]);
});

test('a query past its maxTimeMS is stopped', async () => {
  const many = client.db('guide').collection('many');
  await many.insertMany(Array.from({ length: 5000 }, (_, n) => ({ n, text: 'x'.repeat(50) })));
  const slow = { $nor: Array.from({ length: 50 }, (_, n) => ({ text: new RegExp(`x${n}y`) })) };
  await expect(many.find(slow).maxTimeMS(1).toArray()).rejects.toMatchObject({ code: 50 });
  await many.drop();
}, 30_000);
