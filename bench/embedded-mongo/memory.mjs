/**
 * What the server's process takes in memory while page views come in, and over the reads of a dashboard.
 * Resident memory is that of `/proc/PID/smaps` without the pages of the data file, which the system takes back when
 * others need memory; the most of a look every 250 ms.
 * Run: `node --import tsx bench/embedded-mongo/memory.mjs [documents, else 5000000]`
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { MongoClient } from 'mongodb';
import { startProcess } from './process.mjs';
import { printMachine, row } from './timing.mjs';

const COUNT = Number(process.argv[2] ?? 5_000_000);
const LIMIT_MB = 256;
const DOCUMENTS_PER_INSERT = 2000;
const CLIENTS = 4;
const START_MS = Date.UTC(2026, 0, 1);
const SECOND_MS = 1000;
const TTL_SECONDS = 400 * 86_400;

/** A page view as the analytics service stores it. */
const pageView = (i) => ({
  at: new Date(START_MS + i * SECOND_MS),
  batch: `batch-${Math.floor(i / 50)}`,
  visitor: `visitor-${(i * 7919) % 100_000}`,
  path: `/discover/place-${(i * 31) % 997}`,
  referrer: i % 3 === 0 ? 'search.example' : null,
  device: ['phone', 'desktop', 'tablet'][i % 3],
  country: 'GB',
});

/** Resident memory in MB: the process's own, and that of the mapped data file. */
function residentMb(pid) {
  const mb = { own: 0, file: 0 };
  let kind = 'own';
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
    if (/^[0-9a-f]+-[0-9a-f]+ /.test(line)) kind = line.endsWith('data.mdb') ? 'file' : 'own';
    else if (line.startsWith('Rss:')) mb[kind] += Number(line.split(/\s+/)[1]) / 1024;
  }
  return mb;
}

const directory = await mkdtemp(`${tmpdir()}/bench-mongo-`);
const place = `${directory}/data/data.mdb`;
let server = await startProcess(directory);
let client = await new MongoClient(server.url).connect();
const views = () => client.db('bench').collection('page_views');

/** Does this, and says what the server took meanwhile. */
async function measured(name, work) {
  let [own, file] = [0, 0];
  const look = () => {
    const now = residentMb(server.pid);
    own = Math.max(own, now.own);
    file = Math.max(file, now.file);
  };
  const looking = setInterval(look, 250);
  const start = performance.now();
  const said = await work();
  const seconds = (performance.now() - start) / 1000;
  clearInterval(looking);
  look();
  row(name, `${own.toFixed(0)} MB`, `${file.toFixed(0)} MB`, `${seconds.toFixed(2)} s`, said ?? '');
  if (own > LIMIT_MB) process.exitCode = 1;
}

printMachine();
row(`${COUNT} page views`, `own memory (limit ${LIMIT_MB} MB)`, 'pages of the data file', 'time', '');
row('---', '---:', '---:', '---:', '---');
await measured(`inserts, ${CLIENTS} clients, ${DOCUMENTS_PER_INSERT} a command, 3 indexes`, async () => {
  await views().createIndex({ at: 1 }, { expireAfterSeconds: TTL_SECONDS });
  await views().createIndex({ batch: 1 });
  let next = 0;
  const insert = async () => {
    while (next < COUNT) {
      const from = next;
      next = Math.min(COUNT, from + DOCUMENTS_PER_INSERT);
      await views().insertMany(Array.from({ length: next - from }, (_, i) => pageView(from + i)));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, insert));
  return `${((await stat(place)).size / 1e6).toFixed(0)} MB on disk`;
});
await client.close();
await server.end('SIGTERM');

const start = performance.now();
server = await startProcess(directory);
client = await new MongoClient(server.url).connect();
const ready = (performance.now() - start) / 1000;
await measured(
  'start',
  () => `listens after ${ready.toFixed(1)} s, ${server.cpuTime()} ms of processor time`,
);
await measured('a hundred by an indexed field', async () => {
  for (let i = 0; i < 100; i++) {
    const batch = `batch-${(i * 4517) % Math.floor(COUNT / 50)}`;
    if ((await views().find({ batch }).toArray()).length !== 50) throw new Error(`${batch} is not whole`);
  }
});
await measured('a day by a range of an index', async () => {
  const from = START_MS + (COUNT / 2) * SECOND_MS;
  const found = await views().countDocuments({
    at: { $gte: new Date(from), $lt: new Date(from + 86_400_000) },
  });
  return `${found} found`;
});
await measured('different values of all', async () => {
  const paths = await views().distinct('path');
  return `${paths.length} paths`;
});
await measured('a cursor over all', async () => {
  let n = 0;
  for await (const _ of views().find({}, { batchSize: 5000 })) n++;
  if (n !== COUNT) throw new Error(`${n} instead of ${COUNT}`);
});
await measured('a sort over all, limit 50', async () => {
  const [first] = await views().find().sort({ visitor: 1, at: -1 }).limit(50).toArray();
  return first.visitor;
});
await measured('a tenth removed', async () => {
  const { deletedCount } = await views().deleteMany({
    at: { $lt: new Date(START_MS + (COUNT / 10) * SECOND_MS) },
  });
  return `${deletedCount} removed`;
});
await client.close();
await server.end('SIGTERM');
await rm(directory, { recursive: true });
