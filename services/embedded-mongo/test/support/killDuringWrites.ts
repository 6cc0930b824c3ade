import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { end, startedProcess } from './process';

type Half = { _id: string; pair: string };

/** Kills the server while 64 writers insert pairs of documents, each in one command. @param minPairs before the kill */
export async function killDuringWrites(directory: string, minPairs: number) {
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
