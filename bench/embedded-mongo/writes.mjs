/**
 * Acknowledged writes, each flushed to disk: one client and 64 at once.
 * Run: `node --import tsx bench/embedded-mongo/writes.mjs`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { MongoClient } from 'mongodb';
import { startProcess } from './process.mjs';
import { row } from './timing.mjs';

const directory = await mkdtemp(`${tmpdir()}/bench-mongo-`);
const server = await startProcess(directory);
const client = await new MongoClient(server.url, { maxPoolSize: 64 }).connect();
const counters = client.db('bench').collection('counters');

/** Upserts of `$inc` on one key by so many clients; the time in ms of all. */
async function increment(key, clients, each) {
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let i = 0; i < each; i++)
        await counters.updateOne({ _id: key }, { $inc: { n: 1 } }, { upsert: true });
    }),
  );
  const time = performance.now() - start;
  const { n } = await counters.findOne({ _id: key });
  if (n !== clients * each) throw new Error(`${n} instead of ${clients * each}`);
  return time;
}

await increment('warm', 64, 20);
row('upserts of $inc on one key', 'writes', 'per second', 'sum');
row('---', '---:', '---:', '---');
for (const [clients, each] of [
  [1, 1000],
  [64, 200],
]) {
  const time = await increment(`by ${clients}`, clients, each);
  row(`${clients} at once`, clients * each, Math.round((clients * each * 1000) / time), 'exact');
}
await client.close();
await server.end('SIGTERM');
await rm(directory, { recursive: true });
