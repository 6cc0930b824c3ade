import { expect, test } from '@jest/globals';
import { Binary, Decimal128, type Document, Long } from 'mongodb';
import { Call } from '../src/commands/call';
import type { Cursors } from '../src/commands/cursors';
import type { Store } from '../src/storage/store';
import { useServer } from './support/directory';

const { client } = await useServer();
await client.db('guide').collection<{ _id: number }>('items').insertOne({ _id: 1 });

const find = (filter: Document, extra: Document = {}) => ({ find: 'items', filter, ...extra });
const update = (u: unknown, extra: Document = {}) => ({ update: 'items', updates: [{ q: {}, u, ...extra }] });
const remove = (extra: Document) => ({ delete: 'items', deletes: [{ limit: 0, ...extra }] });
const insert = (value: unknown, extra: Document = {}) => ({
  insert: 'items',
  documents: [{ value }],
  ...extra,
});
const aggregate = (...pipeline: Document[]) => ({ aggregate: 'items', pipeline, cursor: {} });
const index = (extra: Document) => ({
  createIndexes: 'items',
  indexes: [{ key: { a: 1 }, name: 'a', ...extra }],
});
const modify = (extra: Document) => ({ findAndModify: 'items', query: {}, ...extra });
const set = { $set: { a: 1 } };

const UNSUPPORTED = ' is not supported by the embedded database';

test.each<[command: Document, code: number, feature: string]>([
  [{ explain: 1 }, 59, "the command 'explain'"],
  [{ bulkWrite: 1 }, 59, "the command 'bulkWrite'"],
  [{ listDatabases: 1 }, 238, "'listDatabases' without 'nameOnly'"],
  [find({ a: { $regex: 1 } }), 2, 'the operator $regex of filters'],
  [find({ $and: [{}] }), 2, 'the operator $and of filters'],
  [update({ $push: { a: 1 } }), 9, 'the update operator $push'],
  [update([set]), 238, 'an update by a pipeline'],
  [update({ $set: { 'a.$': 1 } }), 238, "the update path 'a.$'"],
  [aggregate({ $lookup: 1 }), 40324, "the stage '$lookup' of pipelines"],
  [{ aggregate: 1, pipeline: [], cursor: {} }, 238, 'an aggregation of a whole database'],
  [aggregate({ $group: { _id: 1, n: { $push: '$a' } } }), 15952, 'the accumulator $push'],
  [aggregate({ $project: { a: { $rand: {} } } }), 168, 'the operator $rand of expressions'],
  [aggregate({ $facet: { a: [] } }), 40324, "the stage '$facet' of pipelines"],
  [aggregate({ $unwind: { path: '$a' } }), 238, "an '$unwind' with options"],
  ...['skip', 'hint', 'collation', 'lsid', 'txnNumber'].map((option): [Document, number, string] => [
    find({}, { [option]: 1 }),
    238,
    `the option '${option}' of 'find'`,
  ]),
  [update(set, { arrayFilters: [] }), 238, "the option 'arrayFilters' of 'update.updates'"],
  [remove({ q: {}, hint: 'a' }), 238, "the option 'hint' of 'delete.deletes'"],
  [modify({ remove: true }), 238, "the option 'remove' of 'findAndModify'"],
  [index({ sparse: true }), 238, "the option 'sparse' of 'createIndexes.indexes'"],
  [index({ key: { a: 'text' } }), 238, 'a text index'],
  [find({}, { sort: { $natural: -1 } }), 238, 'the sort by $natural'],
  [find({}, { projection: { 'a.$': 1 } }), 238, "the field 'a.$' of $project"],
  [find({}, { projection: { a: { $slice: 1 } } }), 168, 'the operator $slice of expressions'],
  [insert(new Decimal128('1.1')), 238, 'a value of type Decimal128'],
  [insert(Long.MAX_VALUE), 238, 'a value of type Long'],
  [insert(new Binary(Buffer.from('x'))), 238, 'a value of type Binary'],
  [find({ a: /x/ }), 238, 'a value of type BSONRegExp'],
  [find({}, { readConcern: { level: 'snapshot' } }), 123, "the read concern 'snapshot'"],
  [find({}, { readConcern: { afterClusterTime: 1 } }), 238, "the option 'afterClusterTime' of 'readConcern'"],
  [find({}, { writeConcern: { w: 1 } }), 238, "the option 'writeConcern' of 'find'"],
  [insert(1, { readConcern: { level: 'local' } }), 238, "the option 'readConcern' of 'insert'"],
  [insert(1, { writeConcern: { w: 2 } }), 2, "the write concern 'w: 2'"],
])('%j is refused', async (command, code, feature) => {
  const error = await client
    .db('guide')
    .command(command)
    .then(
      ({ writeErrors }) => ({ code: writeErrors?.[0].code, message: writeErrors?.[0].errmsg }),
      (failure) => failure,
    );
  expect({ code: error.code, message: error.message }).toEqual({ code, message: feature + UNSUPPORTED });
  expect(await client.db('guide').collection('items').find().toArray()).toEqual([{ _id: 1 }]);
});

test.each<[string, Document, number]>([
  ['a delete without a filter', remove({}), 40414],
  ['an update without a filter', { update: 'items', updates: [{ u: set, multi: true }] }, 40414],
  ['a projection that is a text', find({}, { projection: 'a' }), 14],
  ['a replacement of several documents', update({ a: 1 }, { multi: true }), 9],
  ['a $ in the names of an _id', { insert: 'items', documents: [{ _id: { $a: 1 } }] }, 52],
  ['no document', { insert: 'items', documents: [] }, 2],
  ['a negative limit', find({}, { limit: -1 }), 2],
])('%s is an error', async (_name, command, code) => {
  const error = await client
    .db('guide')
    .command(command)
    .then(
      (reply) => reply.writeErrors?.[0],
      (failure) => failure,
    );
  expect(error).toMatchObject({ code });
});

test('an array in an indexed or sorted field is refused', async () => {
  const items = client.db('guide').collection('arrays');
  await items.insertOne({ tags: ['a'], inner: [{ n: 1 }] });
  for (const field of ['tags', 'inner.n'])
    await expect(items.createIndex({ [field]: 1 })).rejects.toMatchObject({ code: 238 });
  await expect(items.find().sort({ 'inner.n': 1 }).toArray()).rejects.toThrow(`'inner.n'${UNSUPPORTED}`);
  await items.createIndex({ other: 1 });
  await expect(items.insertOne({ other: [1] })).rejects.toThrow(`'other'${UNSUPPORTED}`);
  await expect(items.updateOne({}, { $set: { 'tags.0': 'b' } })).rejects.toThrow(`'tags'${UNSUPPORTED}`);
  expect((await items.indexes()).map(({ name }) => name)).toEqual(['_id_', 'other_1']);
});

test('a command writes at most 100,000 documents', () => {
  const entries = Array.from({ length: 100_001 }, () => ({}));
  const accepted = (documents: Document[]) =>
    new Call('insert', { documents }, {} as Store, {} as Cursors).documents('documents').length;
  expect(() => accepted(entries)).toThrow('between 1 and 100000 entries');
  expect(accepted(entries.slice(1))).toBe(100_000);
});

test('a document has at most 16 MiB', async () => {
  const items = client.db('guide').collection<{ _id: number; text: string }>('limits');
  await items.insertOne({ _id: 1, text: 'x'.repeat(16 * 1024 ** 2 - 25) });
  await expect(items.updateOne({ _id: 1 }, { $set: { extra: 1 } })).rejects.toMatchObject({ code: 10334 });
});
