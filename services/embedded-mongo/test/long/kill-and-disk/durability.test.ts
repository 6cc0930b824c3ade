import { afterEach, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { temporaryDirectory, withServer } from '../../support/directory';
import { fillDisk } from '../../support/fillDisk';
import { killDuringWrites } from '../../support/killDuringWrites';
import { killLeftovers, startedProcess } from '../../support/process';

afterEach(killLeftovers);

test('documents, their order, indexes and empty collections survive a restart', async () => {
  const directory = await temporaryDirectory();
  await withServer(directory, async (client) => {
    const items = client.db('guide').collection<{ _id: number }>('items');
    await items.createIndex({ slug: 1 }, { unique: true });
    await items.insertMany([3, 1, 2].map((_id) => ({ _id, slug: `s${_id}` })));
    await items.updateOne({ _id: 3 }, { $set: { text: 'x'.repeat(9000) } });
    await items.deleteOne({ _id: 1 });
    await client.db('guide').collection('empty').createIndex({ a: 1 });
    await client.db('guide').collection('dropped').insertOne({});
    await client.db('guide').dropCollection('dropped');
  });
  await withServer(directory, async (client) => {
    const items = client.db('guide').collection<{ _id: number }>('items');
    expect((await items.find().toArray()).map(({ _id }) => _id)).toEqual([3, 2]);
    await expect(items.insertOne({ _id: 4, slug: 's2' } as never)).rejects.toMatchObject({ code: 11000 });
    await items.insertOne({ _id: 5, slug: 's5' } as never);
    expect((await items.find().toArray()).map(({ _id }) => _id)).toEqual([3, 2, 5]);
    const names = (await client.db('guide').listCollections().toArray()).map(({ name }) => name);
    expect(names).toEqual(['empty', 'items']);
  });
});

test('kill -9 during writes of 64 clients loses no acknowledged write and leaves no partial one', async () => {
  const directory = await temporaryDirectory();
  for (let round = 0; round < 2; round++) {
    const { acknowledged, ...faults } = await killDuringWrites(directory, 500);
    expect(acknowledged).toBeGreaterThanOrEqual(500);
    expect(faults).toEqual({ lost: 0, torn: 0, misindexed: 0 });
  }
}, 180_000);

test('a full disk fails writes with one sentence, loses no data and allows reads', async () => {
  const full = {
    code: 14031,
    message: expect.stringMatching(/^The write failed: the data directory .* cannot be written to/),
  };
  const outcome = await fillDisk(await temporaryDirectory());
  expect(outcome).toMatchObject({ insertError: full, updateError: full });
  expect(outcome.acknowledged).toBeGreaterThan(10);
  expect(outcome).toMatchObject({ found: outcome.acknowledged, foundLater: outcome.acknowledged });
}, 180_000);

test('a majority read never returns data that is not on disk', async () => {
  const server = await startedProcess(['--data', await temporaryDirectory(), '--port', '0'], 4000);
  const clients = await Promise.all(
    [1, 2].map(() => new MongoClient(server.url, { maxPoolSize: 1, readConcernLevel: 'majority' }).connect()),
  );
  const [writes, reads] = clients.map((client) => client.db('guide').collection('items'));
  const document = { text: 'x'.repeat(5_000_000) };
  for (let round = 0; round < 40; round++) {
    const [written, found] = await Promise.allSettled([
      writes!.insertOne({ ...document }),
      reads!.findOne({}),
    ]);
    expect(written).toMatchObject({ status: 'rejected', reason: { code: 14031 } });
    if (found.status === 'fulfilled') expect(found.value).toBeNull();
  }
  await Promise.all(clients.map((client) => client.close()));
});
