import { beforeEach, expect, test } from '@jest/globals';
import { type Document, Double, Long, ObjectId } from 'mongodb';
import { codeOf, useDeployment } from './deployment';

const deployment = useDeployment();
const [idA, idB] = [new ObjectId('65f000000000000000000001'), new ObjectId('65f000000000000000000002')];
const [noon, midnight] = [new Date('2026-05-01T12:00:00Z'), new Date('2026-05-02T00:00:00Z')];

const hits = [
  { _id: 1, page: 'home', who: idA, at: noon, seconds: 3, tags: ['a', 'b'] },
  { _id: 2, page: 'map', who: idB, at: noon, seconds: 4.5, tags: [] },
  { _id: 3, page: 'home', who: idA, at: midnight, seconds: 2 ** 31, tags: ['b'] },
  { _id: 4, page: 'home', who: idB, at: midnight, seconds: 'many', from: null },
  { _id: 5, at: midnight, from: 'search' },
];

beforeEach(async () => {
  await deployment.collection.insertMany(hits as never);
});

const aggregate = (...pipeline: Document[]) => deployment.collection.aggregate(pipeline).toArray();

test('groups count, and missing values share a group with null', async () => {
  const groups = await aggregate(
    { $group: { _id: '$page', views: { $sum: 1 } } },
    { $sort: { views: -1, _id: 1 } },
  );
  expect(groups).toEqual([
    { _id: 'home', views: 3 },
    { _id: null, views: 1 },
    { _id: 'map', views: 1 },
  ]);
  expect(await aggregate({ $group: { _id: '$from', n: { $sum: 1 } } }, { $sort: { _id: 1 } })).toEqual([
    { _id: null, n: 4 },
    { _id: 'search', n: 1 },
  ]);
});

test('a missing value and null are one group in a document of one field, and two among several', async () => {
  const group = async (_id: object) =>
    (await aggregate({ $group: { _id, n: { $sum: 1 } } })).map((result) => JSON.stringify(result)).sort();
  expect(await group({ from: '$from' })).toEqual([
    '{"_id":{"from":"search"},"n":1}',
    '{"_id":{"from":null},"n":4}',
  ]);
  expect(await group({ from: '$from', page: '$page' })).toEqual([
    '{"_id":{"from":"search"},"n":1}',
    '{"_id":{"from":null,"page":"home"},"n":1}',
    '{"_id":{"page":"home"},"n":2}',
    '{"_id":{"page":"map"},"n":1}',
  ]);
});

test('numbers of different types, both zeros and both NaN are one group each', async () => {
  await deployment.collection.deleteMany({});
  const values = [1, new Double(1), Long.fromNumber(1), 0, new Double(-0), Number.NaN, Number.NaN];
  await deployment.collection.insertMany(values.map((value, _id) => ({ _id, value })));
  for (const _id of ['$value', { value: '$value' }])
    expect(
      await aggregate({ $group: { _id, n: { $sum: 1 } } }, { $sort: { _id: 1 } }, { $project: { _id: 0 } }),
    ).toEqual([{ n: 2 }, { n: 2 }, { n: 3 }]);
  expect(await deployment.collection.distinct('value')).toEqual([Number.NaN, 0, 1]);
});

test('groups by several fields, dates and ObjectIds', async () => {
  const byDay = await aggregate(
    { $group: { _id: { at: '$at', who: '$who' }, n: { $sum: 1 } } },
    { $sort: { '_id.at': 1, '_id.who': 1 } },
  );
  expect(byDay).toEqual([
    { _id: { at: noon, who: idA }, n: 1 },
    { _id: { at: noon, who: idB }, n: 1 },
    { _id: { at: midnight }, n: 1 },
    { _id: { at: midnight, who: idA }, n: 1 },
    { _id: { at: midnight, who: idB }, n: 1 },
  ]);
});

test('the number 1, the text 1 and true are different groups', async () => {
  const values = [1, 1, '1', true];
  await deployment.collection.deleteMany({});
  await deployment.collection.insertMany(values.map((value, _id) => ({ _id, value })));
  expect(await aggregate({ $group: { _id: '$value', n: { $sum: 1 } } }, { $sort: { _id: 1 } })).toEqual([
    { _id: 1, n: 2 },
    { _id: '1', n: 1 },
    { _id: true, n: 1 },
  ]);
});

test('sums ignore values that are not numbers, and may exceed 32 bits', async () => {
  const sums = await aggregate({ $group: { _id: null, sum: { $sum: '$seconds' } } });
  expect(sums).toEqual([{ _id: null, sum: 2 ** 31 + 7.5 }]);
});

test('the minimum ignores null and missing values', async () => {
  const group = { _id: null, at: { $min: '$at' }, from: { $min: '$from' }, none: { $min: '$nowhere' } };
  expect(await aggregate({ $group: group })).toEqual([{ _id: null, at: noon, from: 'search', none: null }]);
});

test('an empty input gives no group', async () => {
  expect(await aggregate({ $match: { page: 'x' } }, { $group: { _id: null, n: { $sum: 1 } } })).toEqual([]);
});

test('unwinds arrays, drops empty and missing ones and keeps other values', async () => {
  expect(
    await aggregate({ $unwind: '$tags' }, { $project: { tags: 1 } }, { $sort: { _id: 1, tags: 1 } }),
  ).toEqual([
    { _id: 1, tags: 'a' },
    { _id: 1, tags: 'b' },
    { _id: 3, tags: 'b' },
  ]);
  expect(await aggregate({ $unwind: '$from' }, { $project: { from: 1 } })).toEqual([
    { _id: 5, from: 'search' },
  ]);
});

test('projects fields and renames them', async () => {
  const pipeline = [{ $match: { _id: 5 } }, { $project: { _id: 0, at: 1, source: '$from', none: '$page' } }];
  expect(await aggregate(...pipeline)).toEqual([{ at: midnight, source: 'search' }]);
  expect(await aggregate({ $match: { _id: 5 } }, { $project: { at: 0 } })).toEqual([
    { _id: 5, from: 'search' },
  ]);
});

test('excludes nested fields without changing stored documents', async () => {
  await deployment.collection.deleteMany({});
  await deployment.collection.insertOne({ _id: 1, inner: { a: 1, b: 2 } });
  expect(await aggregate({ $project: { 'inner.a': 0 } })).toEqual([{ _id: 1, inner: { b: 2 } }]);
  expect(await deployment.collection.findOne()).toEqual({ _id: 1, inner: { a: 1, b: 2 } });
});

test('sorts and limits, before and after a group', async () => {
  const ids = async (...pipeline: Document[]) => (await aggregate(...pipeline)).map(({ _id }) => _id);
  expect(await ids({ $sort: { at: -1, _id: -1 } }, { $limit: 2 })).toEqual([5, 4]);
  expect(await ids({ $sort: { _id: -1 } }, { $match: { page: 'home' } }, { $limit: 2 })).toEqual([4, 3]);
  expect(
    await ids({ $group: { _id: '$page', n: { $sum: 1 } } }, { $sort: { n: -1 } }, { $limit: 1 }),
  ).toEqual(['home']);
});

test('a large result is returned in batches', async () => {
  await deployment.collection.deleteMany({});
  await deployment.collection.insertMany(Array.from({ length: 500 }, (_, _id) => ({ _id })));
  const command = { aggregate: deployment.collection.collectionName, cursor: { batchSize: 7 } };
  const pipeline = [{ $group: { _id: '$_id' } }, { $sort: { _id: 1 } }];
  const { cursor } = await deployment.database.command({ ...command, pipeline });
  expect(cursor.firstBatch).toHaveLength(7);
  const all = await deployment.collection.aggregate(pipeline, { batchSize: 7 }).toArray();
  expect(all.map(({ _id }) => _id)).toEqual(Array.from({ length: 500 }, (_, _id) => _id));
});

test.each<[string, Document[], number]>([
  ['a stage without an operator', [{}], 40323],
  ['a stage with two operators', [{ $match: {}, $limit: 1 }], 40323],
  ['a limit of 0', [{ $limit: 0 }], 15958],
  ['a group without an _id', [{ $group: { n: { $sum: 1 } } }], 15955],
  ['a group field without an accumulator', [{ $group: { _id: null, n: 1 } }], 40234],
  ['a group field with a dot', [{ $group: { _id: null, 'a.b': { $sum: 1 } } }], 40235],
  ['an accumulator with an array', [{ $group: { _id: null, n: { $sum: ['$a'] } } }], 40237],
  ['a path without $', [{ $unwind: 'tags' }], 28818],
  ['an unknown accumulator', [{ $group: { _id: null, n: { $nonsense: 1 } } }], 15952],
  ['an unknown expression', [{ $project: { n: { $nonsense: 1 } } }], 168],
  ['an unknown stage', [{ $nonsense: {} }], 40324],
])('%s is an error', async (_name, pipeline, code) => {
  expect(await codeOf(aggregate(...pipeline))).toBe(code);
});
