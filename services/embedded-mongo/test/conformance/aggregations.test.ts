import { beforeEach, expect, test } from '@jest/globals';
import type { Document } from 'mongodb';
import { codeOf, useDeployment } from './deployment';

const deployment = useDeployment();
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour, 30));

beforeEach(async () => {
  await deployment.collection.insertMany([
    { _id: 1, page: 'home', at: at(1, 9), ms: 100, tags: ['a', 'b'], who: { city: 'London' } },
    { _id: 2, page: 'map', at: at(1, 23), ms: 300, tags: ['b'], who: { city: 'Leeds' } },
    { _id: 3, page: 'home', at: at(2, 0), ms: 200, tags: [], who: { city: 'London' } },
    { _id: 4, page: 'pubs', at: at(3, 12), ms: null },
  ]);
});

const run = (...pipeline: Document[]) => deployment.collection.aggregate(pipeline).toArray();

test('$match, $group and $sort', async () => {
  expect(
    await run(
      { $match: { page: { $ne: 'pubs' } } },
      { $group: { _id: '$page', n: { $sum: 1 }, ms: { $sum: '$ms' }, mean: { $avg: '$ms' } } },
      { $sort: { n: -1 } },
    ),
  ).toEqual([
    { _id: 'home', n: 2, ms: 300, mean: 150 },
    { _id: 'map', n: 1, ms: 300, mean: 300 },
  ]);
});

test('groups by several fields and by a missing one', async () => {
  expect(
    await run(
      { $group: { _id: { page: '$page', city: '$who.city' }, n: { $sum: 1 } } },
      { $sort: { '_id.page': 1 } },
    ),
  ).toEqual([
    { _id: { page: 'home', city: 'London' }, n: 2 },
    { _id: { page: 'map', city: 'Leeds' }, n: 1 },
    { _id: { page: 'pubs' }, n: 1 },
  ]);
  expect(await run({ $group: { _id: '$who.city' } }, { $sort: { _id: 1 } })).toEqual([
    { _id: null },
    { _id: 'Leeds' },
    { _id: 'London' },
  ]);
});

test('$project', async () => {
  const one = { $match: { _id: 1 } };
  expect(await run(one, { $project: { _id: 0, page: 1 } })).toEqual([{ page: 'home' }]);
  expect(await run(one, { $project: { tags: 0, at: 0, 'who.city': 0 } })).toEqual([
    { _id: 1, page: 'home', ms: 100, who: {} },
  ]);
  expect(await deployment.collection.findOne({ _id: 1 })).toMatchObject({ ms: 100, who: { city: 'London' } });
});

test('a path in an expression looks into the documents of an array', async () => {
  await deployment.collection.insertOne({ _id: 5, hours: [{ from: 9 }, { to: 17 }, { from: 10 }, 3] });
  const spec = { _id: { from: '$hours.from', first: '$hours.0' }, n: { $sum: 1 } };
  expect(await run({ $match: { _id: 5 } }, { $group: spec })).toEqual([
    { _id: { from: [9, 10], first: [] }, n: 1 },
  ]);
});

test('$skip and $limit', async () => {
  expect((await run({ $sort: { _id: 1 } }, { $skip: 1 }, { $limit: 2 })).map(({ _id }) => _id)).toEqual([
    2, 3,
  ]);
});

test.each<[string, Document[], number]>([
  ['an unknown stage', [{ $bloom: {} }], 40324],
  ['two operators in a stage', [{ $match: {}, $limit: 1 }], 40323],
  ['an unknown accumulator', [{ $group: { _id: null, a: { $bloom: 1 } } }], 15952],
  ['an unknown expression', [{ $group: { _id: { $bloom: 1 } } }], 168],
  ['a group without an _id', [{ $group: { a: { $sum: 1 } } }], 15955],
  ['a limit of 0', [{ $limit: 0 }], 15958],
])('%s is refused', async (_name, pipeline, code) => {
  expect(await codeOf(run(...pipeline))).toBe(code);
});
