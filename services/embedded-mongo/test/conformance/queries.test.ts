import { beforeEach, expect, test } from '@jest/globals';
import { type Filter, ObjectId } from 'mongodb';
import { type Stored, useDeployment } from './deployment';

const deployment = useDeployment();
const id = new ObjectId();
const opened = new Date('2026-05-01T10:00:00Z');

const documents = [
  {
    _id: 1,
    name: 'Anchor',
    rating: 4.5,
    tags: ['beer', 'garden'],
    address: { city: 'London', street: 'Quay' },
  },
  { _id: 2, name: 'Bell', rating: 3, tags: [], address: { city: 'London' }, closed: null },
  { _id: 3, name: 'Crown', rating: 5, tags: ['garden'], opened, owner: id },
  {
    _id: 4,
    name: 'dolphin',
    hours: [
      { day: 1, from: 9 },
      { day: 2, from: 12 },
    ],
    open: true,
  },
  { _id: 5, name: 'Éire', rating: 'none', hours: [{ day: 1 }], open: false },
];

beforeEach(async () => {
  await deployment.collection.insertMany(
    structuredClone(documents).map((d, i) => ({ ...d, ...withOwner(i) })),
  );
});

const withOwner = (i: number) => (i === 2 ? { owner: id } : {});

const idsOf = async (filter: unknown) =>
  (await deployment.collection.find(filter as Filter<Stored>).toArray()).map(({ _id }) => _id);

test.each([
  ['equality', { name: 'Bell' }, [2]],
  ['a nested field', { 'address.city': 'London' }, [1, 2]],
  ['an entire document, in its order of fields', { address: { city: 'London', street: 'Quay' } }, [1]],
  ['an entire document in another order', { address: { street: 'Quay', city: 'London' } }, []],
  ['an item of an array', { tags: 'garden' }, [1, 3]],
  ['an entire array', { tags: ['beer', 'garden'] }, [1]],
  ['an empty array', { tags: [] }, [2]],
  ['null and missing', { closed: null }, [1, 2, 3, 4, 5]],
  ['a date', { opened }, [3]],
  ['an ObjectId', { owner: id }, [3]],
  ['$ne', { name: { $ne: 'Bell' } }, [1, 3, 4, 5]],
  ['$gt among numbers only', { rating: { $gt: 3 } }, [1, 3]],
  ['$gte and $lt', { rating: { $gte: 3, $lt: 5 } }, [1, 2]],
  ['$lte on strings', { name: { $lte: 'Bell' } }, [1, 2]],
  ['a range of dates', { opened: { $gt: new Date('2026-01-01') } }, [3]],
  ['$in', { name: { $in: ['Bell', 'Crown', 'x'] } }, [2, 3]],
  ['$in with null', { open: { $in: [null, true] } }, [1, 2, 3, 4]],
  ['$nin', { tags: { $nin: ['beer', 'x'] } }, [2, 3, 4, 5]],
  ['$exists true', { closed: { $exists: true } }, [2]],
  ['$exists false', { rating: { $exists: false } }, [4]],
  ['fields of documents in an array', { 'hours.from': { $gt: 10 } }, [4]],
  ['a field missing in an item of an array', { 'hours.from': null }, [1, 2, 3, 5]],
  ['an index of an array', { 'hours.1.from': 12 }, [4]],
  ['$or', { $or: [{ name: 'Bell' }, { open: true }] }, [2, 4]],
  ['booleans', { open: false }, [5]],
])('a filter by %s', async (_name, filter, expected) => {
  expect(await idsOf(filter)).toEqual(expected);
});

test('a projection excludes fields without changing stored documents', async () => {
  const { collection } = deployment;
  const projection = { _id: 0, tags: 0, address: 0 };
  expect(await collection.findOne({ _id: 1 }, { projection })).toEqual({ name: 'Anchor', rating: 4.5 });
  await collection.find({}, { projection }).toArray();
  expect(await idsOf({ 'address.city': 'London' })).toEqual([1, 2]);
});

test('a projection includes fields, also inside documents and arrays', async () => {
  const { collection } = deployment;
  const find = (_id: number, projection: object) => collection.findOne({ _id }, { projection });
  expect(await find(1, { name: 1 })).toEqual({ _id: 1, name: 'Anchor' });
  expect(await find(1, { _id: 0, 'address.city': 1 })).toEqual({ address: { city: 'London' } });
  expect(await find(4, { _id: 0, 'hours.day': 1 })).toEqual({ hours: [{ day: 1 }, { day: 2 }] });
  expect(await find(2, { 'address.city': 0, tags: 0, name: 0, rating: 0 })).toEqual({
    _id: 2,
    address: {},
    closed: null,
  });
});

test('counts, estimates and distinct values', async () => {
  const { collection } = deployment;
  expect(await collection.countDocuments({ tags: 'garden' })).toBe(2);
  expect(await collection.countDocuments({ name: 'nobody' })).toBe(0);
  expect(await collection.estimatedDocumentCount()).toBe(5);
  expect(await collection.distinct('tags')).toEqual(['beer', 'garden']);
  expect(await collection.distinct('address.city', { rating: { $gt: 3 } })).toEqual(['London']);
});

test('a field may be named constructor', async () => {
  const { collection } = deployment;
  await collection.insertOne({ _id: 6, inner: { constructor: 'x', n: 2 } });
  expect(await idsOf({ 'inner.n': 2 })).toEqual([6]);
  await collection.updateOne({ 'inner.constructor': 'x' }, { $set: { 'inner.n': 3 } });
  expect(await idsOf({ 'inner.n': 3 })).toEqual([6]);
  await collection.insertOne({ _id: 7, constructor: 'y' } as never);
  expect(await idsOf({ constructor: 'y' })).toEqual([7]);
});

test('a missing collection is empty', async () => {
  const nowhere = deployment.database.collection('nowhere');
  expect(await nowhere.find().toArray()).toEqual([]);
  expect(await nowhere.findOne({ a: 1 })).toBeNull();
  expect(await nowhere.countDocuments()).toBe(0);
  expect(await nowhere.estimatedDocumentCount()).toBe(0);
  expect((await nowhere.deleteMany({})).deletedCount).toBe(0);
});
