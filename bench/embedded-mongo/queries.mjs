/**
 * Queries through the driver against raw mingo over the same 100,000 documents, in one process and one run.
 * Run: `node --import tsx bench/embedded-mongo/queries.mjs`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { startEmbeddedMongo } from '@guide/embedded-mongo';
import { Query } from 'mingo';
import { MongoClient } from 'mongodb';
import { makeDocuments } from './documents.mjs';
import { medianTimes, printMachine, row } from './timing.mjs';

const count = 100_000;
const documents = makeDocuments(count);
const directory = await mkdtemp(`${tmpdir()}/bench-mongo-`);
const server = await startEmbeddedMongo({ directory });
const client = await new MongoClient(server.url).connect();
const listings = client.db('bench').collection('listings');

const insertStart = performance.now();
await listings.insertMany(documents);
const insertTime = performance.now() - insertStart;
await listings.createIndex({ slug: 1 });

const someId = (i) => `listing-${(i * 4517) % count}`;
const someSlug = (i) => `place-${(i * 4517) % count}`;
const page = { filter: { area: 'Soho', rating: { $gte: 2 } }, sort: { rating: -1, name: 1 }, limit: 24 };
const raw = (filter) => new Query(filter).find(documents);

const cases = [
  [
    'findOne by _id',
    50,
    5,
    (i) => listings.findOne({ _id: someId(i) }),
    (i) => raw({ _id: someId(i) }).next(),
  ],
  [
    'findOne by an indexed field',
    50,
    5,
    (i) => listings.findOne({ slug: someSlug(i) }),
    (i) => raw({ slug: someSlug(i) }).next(),
  ],
  [
    'find, filtered, sorted, limit 24',
    20,
    1,
    () => listings.find(page.filter).sort(page.sort).limit(page.limit).toArray(),
    () => raw(page.filter).sort(page.sort).limit(page.limit).all(),
  ],
];

printMachine();
row(`${count} documents, medians`, 'through the driver', 'raw mingo', 'times as fast', 'at least');
row('---', '---:', '---:', '---:', '---:');
for (const [name, runs, least, ours, theirs] of cases) {
  const [a, b] = await medianTimes(runs, ours, theirs);
  row(name, `${a.toFixed(2)} ms`, `${b.toFixed(2)} ms`, (b / a).toFixed(1), least);
  if (b < least * a) process.exitCode = 1;
}
console.log(`\ninsertMany of ${count} documents: ${(insertTime / 1000).toFixed(1)} s`);

await client.close();
await server.close();
await rm(directory, { recursive: true });
