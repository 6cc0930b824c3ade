/**
 * `npm run bench -- database`: start of the embedded database until the first response, queries compared with raw mingo,
 * and acknowledged writes. Exits with 1 if a limit is missed.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Query } from 'mingo';
import { BSON, MongoClient } from 'mongodb';
import { startDatabase } from '../../tooling/commands/site.mjs';
import { cpuSeconds, head, machine, median, row } from '../machine.mjs';

const COUNT = 100_000;
const STARTS = 7;
const AREAS = ['Soho', 'Camden', 'Hackney', 'Brixton', 'Greenwich', 'Islington', 'Mayfair', 'Peckham'];
const documents = Array.from({ length: COUNT }, (_, i) => ({
  _id: `listing-${i}`,
  slug: `place-${(i * 7919) % COUNT}`,
  name: `The ${AREAS[i % 8]} ${(i * 31) % 997}`,
  area: AREAS[(i * 5) % 8],
  rating: ((i * 37) % 50) / 10,
  tags: ['garden', 'music', 'food'].slice(0, 1 + (i % 3)),
  location: { lng: -0.1 + (i % 1000) / 10000, lat: 51.5 + (i % 777) / 10000 },
  opened: new Date(1_700_000_000_000 + i * 60_000),
}));
const stored = documents.map((document) => BSON.serialize(document));
const folder = await mkdtemp(path.join(tmpdir(), 'guide-bench-'));

/** Runs `work` with a server's collection. @returns ms from the start of the server to the end of `work` */
async function withServer(work) {
  const start = performance.now();
  const server = await startDatabase(folder, () => {});
  const client = await new MongoClient(server.ready.url).connect();
  await work(client.db('bench').collection('listings'), server);
  const ms = performance.now() - start;
  await client.close();
  await server.stop();
  return ms;
}

async function measureStart(name, limitMs) {
  const [times, processorMs] = [[], []];
  for (let run = 0; run < STARTS; run += 1)
    times.push(
      await withServer(async (listings, { child }) => {
        await listings.findOne({ _id: 'listing-7' });
        processorMs.push(cpuSeconds(child.pid) * 1000);
      }),
    );
  const ms = median(times);
  row(name, `${ms.toFixed(0)} ms`, `${median(processorMs).toFixed(0)} ms`, (ms / limitMs).toFixed(2));
  if (ms > limitMs) process.exitCode = 1;
}

/** Calls functions alternately, after two warm-up turns. @returns the median time of each, ms */
async function measureAlternately(runs, ...calls) {
  const times = calls.map(() => []);
  for (let turn = -2; turn < runs; turn += 1)
    for (const [index, call] of calls.entries()) {
      const start = performance.now();
      await call(turn + 2);
      if (turn >= 0) times[index].push(performance.now() - start);
    }
  return times.map(median);
}

async function measureQueries(listings) {
  const idOf = (i) => `listing-${(i * 4517) % COUNT}`;
  const slugOf = (i) => `place-${(i * 4517) % COUNT}`;
  const [filter, sort] = [
    { area: 'Soho', rating: { $gte: 2 } },
    { rating: -1, name: 1 },
  ];
  const raw = (query) => new Query(query).find(documents);
  const queries = [
    ['findOne by _id', 50, 5, (i) => listings.findOne({ _id: idOf(i) }), (i) => raw({ _id: idOf(i) }).next()],
    [
      'findOne by an indexed field',
      50,
      5,
      (i) => listings.findOne({ slug: slugOf(i) }),
      (i) => raw({ slug: slugOf(i) }).next(),
    ],
    [
      'find without an index, sorted, limit 24 (mingo decodes the documents)',
      10,
      0.5,
      () => listings.find(filter).sort(sort).limit(24).toArray(),
      () =>
        new Query(filter)
          .find(stored.map((bytes) => BSON.deserialize(bytes)))
          .sort(sort)
          .limit(24)
          .all(),
    ],
  ];
  head(`${COUNT} documents, medians`, 'through the driver', 'raw mingo', 'speed-up', 'limit');
  for (const [name, runs, minimum, embedded, peer] of queries) {
    const [embeddedMs, peerMs] = await measureAlternately(runs, embedded, peer);
    row(
      name,
      `${embeddedMs.toFixed(2)} ms`,
      `${peerMs.toFixed(2)} ms`,
      (peerMs / embeddedMs).toFixed(1),
      minimum,
    );
    if (peerMs < minimum * embeddedMs) process.exitCode = 1;
  }
}

async function measureWrites(url, connections, writesPerClient) {
  const clients = await Promise.all(
    Array.from({ length: connections }, () => new MongoClient(url, { maxPoolSize: 1 }).connect()),
  );
  const key = { _id: `by ${connections}` };
  const start = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      const counters = client.db('bench').collection('counters');
      for (let i = 0; i < writesPerClient; i += 1)
        await counters.updateOne(key, { $inc: { n: 1 } }, { upsert: true });
    }),
  );
  const perSecond = Math.round((connections * writesPerClient * 1000) / (performance.now() - start));
  const { n } = await clients[0].db('bench').collection('counters').findOne(key);
  if (n !== connections * writesPerClient)
    throw new Error(`${n} instead of ${connections * writesPerClient}`);
  row(connections, n, perSecond);
  await Promise.all(clients.map((client) => client.close()));
}

console.log(`${machine()}\n`);
head(`start, median of ${STARTS}`, 'first response', 'processor', 'share of the limit');
await measureStart('empty directory (limit 0.5 s)', 500);
await withServer(async (listings) => {
  await listings.insertMany(documents);
  await listings.createIndex({ slug: 1 });
});
await measureStart(`${COUNT} documents (limit 2 s)`, 2000);
console.log();
await withServer(async (listings, { ready }) => {
  await measureQueries(listings);
  console.log();
  head('clients with upserts of $inc on one key', 'writes', 'per second');
  await measureWrites(ready.url, 1, 1000);
  await measureWrites(ready.url, 64, 200);
});
await rm(folder, { recursive: true });
