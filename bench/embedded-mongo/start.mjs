/**
 * From spawning the server's process until the first query through the driver has its answer, with an empty
 * directory and with 100,000 documents. The peer, in turns with it, is a process that reads the same documents
 * from a JSON file and asks raw mingo, with neither server nor driver.
 * Run: `node --import tsx bench/embedded-mongo/start.mjs`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { makeDocuments } from './documents.mjs';
import { startProcess } from './process.mjs';
import { median, printMachine, row } from './timing.mjs';

const runs = 7;
const peer = fileURLToPath(new URL('peer.mjs', import.meta.url));
const directory = await mkdtemp(`${tmpdir()}/bench-mongo-`);

/** Starts the server, lets `use` work on its collection, ends it. Times in ms: until listening, until used, of its processor. */
async function withServer(use) {
  const start = performance.now();
  const server = await startProcess(directory);
  const client = await new MongoClient(server.url).connect();
  await use(client.db('bench').collection('listings'));
  const used = performance.now() - start;
  const cpu = server.cpuTime();
  await client.close();
  await server.end('SIGTERM');
  return { listening: server.time, used, cpu };
}

/** The time in ms until the peer has answered. */
async function peerTime(file, id) {
  const start = performance.now();
  const child = spawn(process.execPath, [peer, file, id], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  const time = performance.now() - start;
  await exited;
  return time;
}

async function measure(name, limit, documents) {
  const file = `${directory}/documents.json`;
  const id = documents.at(-1)?._id ?? 'none';
  await writeFile(file, JSON.stringify(documents));
  if (documents.length > 0) await withServer((listings) => listings.insertMany(documents));
  const times = { listening: [], used: [], cpu: [], peer: [] };
  for (let i = 0; i < runs; i++) {
    const { listening, used, cpu } = await withServer(async (listings) => {
      const found = await listings.findOne({ _id: id });
      if (found?._id !== documents.at(-1)?._id) throw new Error(`${id} was not found`);
    });
    times.listening.push(listening);
    times.used.push(used);
    times.cpu.push(cpu);
    times.peer.push(await peerTime(file, id));
  }
  const used = median(times.used);
  row(name, ...Object.values(times).map((all) => `${median(all).toFixed(0)} ms`), (used / limit).toFixed(2));
  if (used > limit) process.exitCode = 1;
}

printMachine();
row(
  `start, median of ${runs}`,
  'listening',
  'first answer',
  'processor',
  'peer: first answer',
  'of the limit',
);
row('---', '---:', '---:', '---:', '---:', '---:');
await measure('empty directory (limit 0.5 s)', 500, []);
await measure('100,000 documents (limit 2 s)', 2000, makeDocuments(100_000));
await rm(directory, { recursive: true });
