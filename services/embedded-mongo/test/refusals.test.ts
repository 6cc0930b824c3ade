import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Binary, Code, Decimal128, type Document, Long, MinKey, MongoClient, Timestamp } from 'mongodb';
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
const insert = (value: unknown, more: Document = {}) => ({
  insert: 'items',
  documents: [{ value }],
  ...more,
});
const aggregate = (...pipeline: Document[]) => ({ aggregate: 'items', pipeline, cursor: {} });

test.each<[string, Document, number]>([
  ['a collation', { find: 'items', collation: { locale: 'en' } }, 238],
  ['a hint at an index that there is not', { find: 'items', hint: 'a_1' }, 2],
  ['a hint against the natural order', { find: 'items', hint: { $natural: -1 } }, 2],
  ['a hint of an update at an index that there is not', update({ $set: { a: 1 } }, { hint: 'a_1' }), 2],
  ['a sort of an update of many', update({ $set: { a: 1 } }, { multi: true, sort: { a: 1 } }), 9],
  ['a tailable cursor', { find: 'items', tailable: true }, 238],
  ['a natural sort', { find: 'items', sort: { $natural: -1 } }, 238],
  ['an expression in a find projection', { find: 'items', projection: { a: { $slice: 1 } } }, 238],
  ['a projection that is a text', { find: 'items', projection: 'a' }, 14],
  [
    'a projection of a removal that is a text',
    { findAndModify: 'items', query: { _id: 9 }, remove: true, fields: 'a' },
    14,
  ],
  ['a hint of a count at an index that there is not', { count: 'items', hint: 'a_1' }, 2],
  ['a removal without a filter', { delete: 'items', deletes: [{ limit: 0 }] }, 40414],
  [
    'an update without a filter',
    { update: 'items', updates: [{ u: { $set: { a: 1 } }, multi: true }] },
    40414,
  ],
  ['a regular expression with x', { find: 'items', filter: { a: { $regex: 'a', $options: 'x' } } }, 238],
  [
    'an unknown option of a regular expression',
    { find: 'items', filter: { a: { $regex: 'a', $options: 'z' } } },
    51108,
  ],
  ['$elemMatch', { find: 'items', filter: { a: { $elemMatch: { $gt: 1 } } } }, 2],
  ['$expr with $add', { find: 'items', filter: { $expr: { $add: [1, 1] } } }, 168],
  ['$expr with three operands', { find: 'items', filter: { $expr: { $eq: [1, 1, 1] } } }, 16020],
  ['$where', { find: 'items', filter: { $where: 'true' } }, 2],
  ['$text', { find: 'items', filter: { $text: { $search: 'a' } } }, 2],
  ['$near', { find: 'items', filter: { a: { $near: [1, 1] } } }, 2],
  ['a snapshot read', { find: 'items', readConcern: { level: 'snapshot' } }, 123],
  ['a linearizable read', { find: 'items', readConcern: { level: 'linearizable' } }, 123],
  ['a causal read', { find: 'items', readConcern: { afterClusterTime: 1 } }, 123],
  ['an unknown field of a read concern', { find: 'items', readConcern: { level: 'local', x: 1 } }, 40415],
  ['an unknown read concern', { find: 'items', readConcern: { level: 'bloom' } }, 9],
  ['a read concern of a write', { delete: 'items', deletes: [], readConcern: { level: 'local' } }, 72],
  ['a write concern of a read', { find: 'items', writeConcern: { w: 1 } }, 72],
  ['an unknown field of a write concern', insert(1, { writeConcern: { w: 1, x: 1 } }), 40415],
  ['a write concern by a tag', insert(1, { writeConcern: { w: 'rack' } }), 2],
  ['w: -1', insert(1, { writeConcern: { w: -1 } }), 9],
  ['j that is a text', insert(1, { writeConcern: { j: 'yes' } }), 14],
  ['wtimeout that is a text', insert(1, { writeConcern: { wtimeout: 'long' } }), 14],
  ['an unknown read preference', { find: 'items', $readPreference: { mode: 'bloom' } }, 9],
  ['a session', { find: 'items', lsid: { id: 1 } }, 238],
  ['a cluster time', { find: 'items', $clusterTime: {} }, 238],
  ['an unknown field of a command', { find: 'items', bloom: false }, 40415],
  ['an unknown field of a statement', update({ $set: { a: 1 } }, { bloom: false }), 40415],
  ['an unknown field of a cursor', { aggregate: 'items', pipeline: [], cursor: { bloom: 1 } }, 40415],
  ['a wrong maxTimeMS', { find: 'items', maxTimeMS: -1 }, 2],
  ['a maxTimeMS that is a text', { find: 'items', maxTimeMS: '1' }, 14],
  ['a maxTimeMS of a getMore', { getMore: Long.fromNumber(1), collection: 'items', maxTimeMS: 5 }, 2],
  ['a variable that there is not', { find: 'items', filter: { $expr: '$$a' }, let: { b: 1 } }, 17276],
  ['variables that are a text', { find: 'items', let: 'a' }, 14],
  [
    'a write of many kinds to no collection',
    { bulkWrite: 1, ops: [{ insert: 1, document: {} }], nsInfo: [{ ns: 'a.b' }] },
    73,
  ],
  [
    'a removal of a client without a filter',
    { bulkWrite: 1, ops: [{ delete: 0, multi: true }], nsInfo: [{ ns: 'guide.items' }] },
    40414,
  ],
  [
    'a filter of an insert',
    { bulkWrite: 1, ops: [{ insert: 0, document: {}, filter: {} }], nsInfo: [{ ns: 'guide.items' }] },
    40415,
  ],
  [
    'a sort of a removal',
    { bulkWrite: 1, ops: [{ delete: 0, filter: {}, sort: { a: 1 } }], nsInfo: [{ ns: 'guide.items' }] },
    238,
  ],
  [
    'an unknown field of a namespace',
    { bulkWrite: 1, ops: [{ insert: 0, document: {} }], nsInfo: [{ ns: 'guide.items', bloom: 1 }] },
    40415,
  ],
  ['an unknown kind of write', { bulkWrite: 1, ops: [{ replace: 0 }], nsInfo: [{ ns: 'a.b' }] }, 2],
  [
    'a collation of a write',
    { bulkWrite: 1, ops: [{ delete: 0, filter: {}, collation: {} }], nsInfo: [{ ns: 'guide.items' }] },
    238,
  ],
  ['an index version', { createIndexes: 'items', indexes: [{ key: { a: 1 }, name: 'a', v: 1 }] }, 238],
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
  ['$currentDate', update({ $currentDate: { at: true } }), 9],
  ['$rename', update({ $rename: { a: 'b' } }), 9],
  ['a Decimal128', insert(new Decimal128('1.1')), 238],
  ['binary data', insert(new Binary(Buffer.from('x'))), 238],
  ['a timestamp', insert(new Timestamp(1n)), 238],
  ['code', insert(new Code('1')), 238],
  ['a MinKey', { find: 'items', filter: { a: new MinKey() } }, 238],
  ['a stored regular expression', insert(/x/), 238],
  ['an aggregation of a database', { aggregate: 1, pipeline: [], cursor: {} }, 238],
  ['a $ in the names of an _id', { insert: 'items', documents: [{ _id: { $a: 1 } }] }, 52],
  ['$lookup', aggregate({ $lookup: { from: 'x', as: 'y', pipeline: [] } }), 40324],
  ['$out', aggregate({ $out: 'x' }), 40324],
  ['a computed field', aggregate({ $project: { a: { $add: [1, 2] } } }), 238],
  ['an expression', aggregate({ $group: { _id: { $add: [1, 2] } } }), 168],
  ['a variable of the system', aggregate({ $group: { _id: '$$NOW' } }), 238],
  ['$set as a stage', aggregate({ $set: { a: 1 } }), 40324],
  ['$count', aggregate({ $count: 'n' }), 40324],
  ['$max of a group', aggregate({ $group: { _id: null, a: { $max: '$a' } } }), 15952],
  ['$facet', aggregate({ $facet: { a: [] } }), 40324],
  ['$bucket', aggregate({ $bucket: {} }), 40324],
  ['$unwind', aggregate({ $unwind: '$a' }), 40324],
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
      (reply) => reply.writeErrors?.[0] ?? reply.cursor?.firstBatch?.[0],
      (failure) => failure,
    );
  expect(error).toMatchObject({ code });
  expect(await client.db('guide').collection('items').find().toArray()).toEqual([{ _id: 1 }]);
});

test.each([
  ['\\A', '\\Aa'],
  ['\\Z', 'a\\Z'],
  ['\\z', 'a\\z'],
  ['\\G', '\\Ga'],
  ['\\K', 'a\\Kb'],
  ['\\Q', '\\Qa\\E'],
  ['\\R', '\\R'],
  ['\\X', '\\X'],
  ['\\h', '\\h'],
  ['\\v', '\\v'],
  ['\\N', '\\N'],
  ['\\B', '\\B'],
  ['\\p', '\\p{L}'],
  ['\\u', '\\u0041'],
  ['\\x', '\\x4'],
  ['\\c', '\\cA'],
  ['\\e', '\\e'],
  ['\\0', '\\012'],
  ['\\1', '(a)\\1'],
  ['\\k', '(?<n>a)\\k<n>'],
  ['the POSIX class [:', '[[:alpha:]]'],
  ['a ] as the first of a class', '[]a]'],
  ['a ] as the first of a class', '[^]a]'],
  ['a - after a set of characters', '[\\d-z]'],
  ['(?i', '(?i)a'],
  ['(?i:', '(?i:a)'],
  ['(?>', '(?>a)'],
  ['(?#', '(?#a)'],
  ['(?R', '(?R)'],
  ['(?1', '(a)(?1)'],
  ['(?|', '(?|a|b)'],
  ['(?(', '(?(1)a)'],
  ['(?P<', '(?P<n>a)'],
  ['(?<=', '(?<=a)b'],
  ['(?<!', '(?<!a)b'],
  ['(*', '(*UCP)a'],
  ['the possessive ++', 'a++'],
  ['the possessive {2}+', 'a{2}+'],
  ['a { that begins no repetition', 'a{,3}'],
])('%s in a regular expression is refused by name', async (name, $regex) => {
  const error = await client
    .db('guide')
    .collection('items')
    .findOne({ a: { $regex } })
    .catch((failure) => failure);
  expect(error).toMatchObject({ code: 238 });
  expect(error.message).toContain(name);
  expect(error.message).toMatch(/ in a regular expression is not supported by the embedded database$/);
});

test('\\w and \\b with the option i are refused by name', async () => {
  for (const $regex of ['\\w', '\\W', '\\b', '[\\w]']) {
    const search = client
      .db('guide')
      .collection('items')
      .findOne({ a: { $regex, $options: 'i' } });
    await expect(search).rejects.toMatchObject({
      code: 238,
      message: expect.stringContaining('with the option i'),
    });
  }
});

test('a query past its maxTimeMS is stopped', async () => {
  const many = client.db('guide').collection('many');
  await many.insertMany(Array.from({ length: 5000 }, (_, n) => ({ n, text: 'x'.repeat(50) })));
  const slow = { $nor: Array.from({ length: 50 }, (_, n) => ({ text: new RegExp(`x${n}y`) })) };
  await expect(many.find(slow).maxTimeMS(1).toArray()).rejects.toMatchObject({ code: 50 });
  await many.drop();
}, 30_000);
