/**
 * How long the server takes to start, from spawning its process: empty, and with 100,000 documents until the
 * first query has its answer. Run: `node --import tsx bench/embedded-mongo/start.mjs`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { MongoClient } from 'mongodb';
import { makeDocuments } from './documents.mjs';
import { startProcess } from './process.mjs';
import { row } from './timing.mjs';

const runs = 5;
const directory = await mkdtemp(`${tmpdir()}/bench-mongo-`);
const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];

/** Times in ms of several starts: until it listens, and until a query has its answer. */
async function measure(query) {
  const listening = [];
  const answered = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    const server = await startProcess(directory);
    const client = await new MongoClient(server.url).connect();
    await query(client.db('bench').collection('listings'));
    answered.push(performance.now() - start);
    listening.push(server.time);
    await client.close();
    await server.end('SIGTERM');
  }
  return [median(listening), median(answered)];
}

const empty = await measure((listings) => listings.findOne({ _id: 'none' }));
await measure(async (listings) => {
  if ((await listings.estimatedDocumentCount()) === 0) await listings.insertMany(makeDocuments(100_000));
});
const full = await measure((listings) => listings.findOne({ _id: 'listing-99999' }));

row(`start, median of ${runs}`, 'listening', 'first query answered');
row('---', '---:', '---:');
row('empty directory', `${empty[0].toFixed(0)} ms`, `${empty[1].toFixed(0)} ms`);
row('100,000 documents', `${full[0].toFixed(0)} ms`, `${full[1].toFixed(0)} ms`);
await rm(directory, { recursive: true });
