import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { end, startedProcess } from './process';

type Half = { _id: string; pair: string };

/**
 * Lets 64 writers insert pairs of documents, each pair in one command, kills the server in the midst of it,
 * starts it again and looks.
 * @param enough how many pairs must be acknowledged before the kill
 * @returns pairs acknowledged, and of these how many are missing; pairs of which only one half is there; how many documents
 * the index finds beside or without those of a scan
 */
export async function killDuringWrites(directory: string, enough: number) {
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
  let reached = () => {};
  const written = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const write = async (writer: number) => {
    for (let n = 0; ; n++) {
      const pair = `${writer}-${n}`;
      await halves.insertMany([
        { _id: `${pair}-a`, pair },
        { _id: `${pair}-b`, pair },
      ]);
      if (acknowledged.push(pair) === enough) reached();
    }
  };
  const writing = Promise.allSettled(Array.from({ length: 64 }, (_, writer) => write(writer)));
  await written;
  await end(server, 'SIGKILL');
  await writing;
  await client.close(true);

  const again = await startedProcess(args);
  const reader = await new MongoClient(again.url).connect();
  const found = new Map<string, number>();
  const stored = reader.db('guide').collection<Half>('halves');
  for await (const { pair } of stored.find()) found.set(pair, (found.get(pair) ?? 0) + 1);
  const scanned = [...found.values()].reduce((sum, count) => sum + count, 0);
  const misindexed = (await stored.countDocuments({ pair: { $gte: '' } })) - scanned;
  await reader.close();
  await end(again, 'SIGTERM');
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((pair) => !found.has(pair)).length,
    torn: [...found.values()].filter((count) => count !== 2).length,
    misindexed,
  };
}
