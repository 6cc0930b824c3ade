/**
 * Acknowledged writes, each flushed to disk: one client and 64 at once.
 * Run: `node --import tsx bench/embedded-mongo/writes.mjs`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { MongoClient } from 'mongodb';
import { startProcess } from './process.mjs';
import { printMachine, row } from './timing.mjs';

const directory = await mkdtemp(`${tmpdir()}/bench-mongo-`);
const server = await startProcess(directory);
const clients = await Promise.all(
  Array.from({ length: 64 }, () => new MongoClient(server.url, { maxPoolSize: 1 }).connect()),
);
const countersOf = (client) => client.db('bench').collection('counters');

/** Upserts of `$inc` on one key by so many clients; the time in ms of all. */
async function increment(key, count, each) {
  const start = performance.now();
  await Promise.all(
    clients.slice(0, count).map(async (client) => {
      for (let i = 0; i < each; i++)
        await countersOf(client).updateOne({ _id: key }, { $inc: { n: 1 } }, { upsert: true });
    }),
  );
  const time = performance.now() - start;
  const { n } = await countersOf(clients[0]).findOne({ _id: key });
  if (n !== count * each) throw new Error(`${n} instead of ${count * each}`);
  return time;
}

await increment('warm', 64, 20);
printMachine();
row('upserts of $inc on one key', 'writes', 'per second', 'sum');
row('---', '---:', '---:', '---');
for (const [count, each] of [
  [1, 1000],
  [64, 200],
]) {
  const time = await increment(`by ${count}`, count, each);
  row(
    count === 1 ? '1 client' : `${count} clients at once`,
    count * each,
    Math.round((count * each * 1000) / time),
    'exact',
  );
}
await Promise.all(clients.map((client) => client.close()));
await server.end('SIGTERM');
await rm(directory, { recursive: true });
