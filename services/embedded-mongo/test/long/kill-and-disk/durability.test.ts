import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { temporaryDirectory, withServer } from '../../support/directory';
import { end, killLeftovers, startedProcess } from '../../support/process';

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

type Half = { _id: string; pair: string };

/**
 * Kills the server while 64 writers insert pairs of documents, each in one command.
 * @param minPairs - pairs that are written before the kill
 */
async function killDuringWrites(directory: string, minPairs: number) {
  const args = ['--data', join(directory, 'data'), '--socket', join(directory, 'run', 'db.sock')];
  const server = await startedProcess(args);
  const client = await new MongoClient(server.url, {
    maxPoolSize: 64,
    retryWrites: false,
    serverSelectionTimeoutMS: 1000,
  }).connect();
  const halves = client.db('guide').collection<Half>('halves');
  await halves.deleteMany({});
  await halves.createIndex({ pair: 1 });
  const acknowledged: string[] = [];
  let resolveWritten = () => {};
  const written = new Promise<void>((resolve) => {
    resolveWritten = resolve;
  });
  const write = async (writer: number) => {
    for (let n = 0; ; n++) {
      const pair = `${writer}-${n}`;
      await halves.insertMany([
        { _id: `${pair}-a`, pair },
        { _id: `${pair}-b`, pair },
      ]);
      if (acknowledged.push(pair) === minPairs) resolveWritten();
    }
  };
  const writing = Promise.allSettled(Array.from({ length: 64 }, (_, writer) => write(writer)));
  await written;
  await end(server, 'SIGKILL');
  await writing;
  await client.close(true);

  const again = await startedProcess(args);
  const reader = await new MongoClient(again.url).connect();
  const counts = new Map<string, number>();
  const stored = reader.db('guide').collection<Half>('halves');
  for await (const { pair } of stored.find()) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const scanned = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const misindexed = (await stored.countDocuments({ pair: { $gte: '' } })) - scanned;
  await reader.close();
  await end(again, 'SIGTERM');
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((pair) => !counts.has(pair)).length,
    torn: [...counts.values()].filter((count) => count !== 2).length,
    misindexed,
  };
}

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
  const args = ['--data', await temporaryDirectory(), '--port', '0'];
  const server = await startedProcess(args, 8000);
  const client = await new MongoClient(server.url).connect();
  const items = client.db('guide').collection<{ _id: number; text: string }>('items');
  const text = 'x'.repeat(100_000);
  let acknowledged = 0;
  let insertError: unknown;
  while (!insertError)
    await items.insertOne({ _id: acknowledged, text }).then(
      () => acknowledged++,
      (error) => {
        insertError = error;
      },
    );
  expect(insertError).toMatchObject(full);
  expect(acknowledged).toBeGreaterThan(10);
  const update = items.updateOne({ _id: 0 }, { $set: { text: 'y'.repeat(3_000_000) } });
  await expect(update).rejects.toMatchObject(full);
  expect(await items.countDocuments({ text })).toBe(acknowledged);
  await client.close();
  await end(server, 'SIGTERM');

  const again = await startedProcess(args);
  const reader = await new MongoClient(again.url).connect();
  expect(await reader.db('guide').collection('items').countDocuments({ text })).toBe(acknowledged);
  await reader.close();
  await end(again, 'SIGTERM');
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
