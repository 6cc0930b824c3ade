/**
 * Two versions of the server in turns, in one run: start, reads, acknowledged inserts, memory with 100,000 documents, lines.
 * Run: `node --import tsx bench/embedded-mongo/versions.mjs REVISION`, which names the version before to git.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { MongoClient } from 'mongodb';
import { makeDocuments } from './documents.mjs';
import { startProcess } from './process.mjs';
import { linesOfSources, programOf } from './revision.mjs';
import { medianTimes, printMachine, row, spread } from './timing.mjs';

const COUNT = 100_000;
const STARTS = 4;
const INSERTS = { 1: 150, 8: 60, 64: 20 };
const revision = process.argv[2];
if (!revision) throw new Error('Name the revision of the version before.');

const previous = await programOf(revision);
const versions = await Promise.all(
  [previous, { program: undefined, lines: linesOfSources() }].map(async (version) => ({
    ...version,
    directory: await mkdtemp(`${tmpdir()}/bench-mongo-`),
  })),
);
const rss = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

async function open(version) {
  const start = performance.now();
  const server = await startProcess(version.directory, version.program);
  const client = await new MongoClient(server.url, { maxPoolSize: 64 }).connect();
  const listings = client.db('bench').collection('listings');
  await listings.findOne({ _id: 'listing-7' });
  Object.assign(version, { server, client, listings });
  return { first: performance.now() - start, cpu: server.cpuTime() };
}

async function close({ client, server }) {
  await client.close();
  await server.end('SIGTERM');
}

const documents = makeDocuments(COUNT);
for (const version of versions) {
  await open(version);
  await version.listings.insertMany(documents);
  await version.listings.createIndex({ slug: 1 });
  await close(version);
}

printMachine();
row('100,000 documents, medians (least–most)', `before (${revision})`, 'now');
row('---', '---:', '---:');
const starts = versions.map(() => []);
for (let turn = 0; turn < STARTS; turn++)
  for (const [i, version] of versions.entries()) {
    starts[i].push(await open(version));
    await close(version);
  }
const shown = (name, values, unit) => row(name, ...values.map((value) => `${value} ${unit}`));
for (const [name, field] of [
  ['first answer after a start', 'first'],
  ['processor time until then', 'cpu'],
])
  shown(
    name,
    starts.map((all) =>
      spread(
        all.map((each) => each[field]),
        0,
      ),
    ),
    'ms',
  );

for (const version of versions) await open(version);
shown(
  'resident memory after a start',
  versions.map(({ server }) => rss(server.pid).toFixed(0)),
  'MB',
);
const page = { filter: { area: 'Soho', rating: { $gte: 2 } }, sort: { rating: -1, name: 1 }, limit: 24 };
const reads = {
  'findOne by _id': [50, ({ listings }, i) => listings.findOne({ _id: `listing-${(i * 4517) % COUNT}` })],
  'findOne by an indexed field': [
    50,
    ({ listings }, i) => listings.findOne({ slug: `place-${(i * 4517) % COUNT}` }),
  ],
  'find, filtered, sorted, limit 24': [
    15,
    ({ listings }) => listings.find(page.filter).sort(page.sort).limit(page.limit).toArray(),
  ],
  'countDocuments by a range of an index': [
    15,
    ({ listings }) => listings.countDocuments({ slug: { $gte: 'place-5', $lt: 'place-51' } }),
  ],
};
for (const [name, [runs, read]] of Object.entries(reads)) {
  const times = await medianTimes(runs, ...versions.map((version) => (i) => read(version, i)));
  shown(
    name,
    times.map((time) => time.toFixed(2)),
    'ms',
  );
}
for (const [clients, each] of Object.entries(INSERTS)) {
  const rates = versions.map(() => []);
  const cpu = versions.map(() => []);
  for (let turn = 0; turn < 3; turn++)
    for (const [i, { listings, server }] of versions.entries()) {
      const [start, before] = [performance.now(), server.cpuTime()];
      const insert = async (client) => {
        for (let n = 0; n < each; n++)
          await listings.insertOne({ slug: `${clients}-${turn}-${client}-${n}`, area: 'new' });
      };
      await Promise.all(Array.from({ length: Number(clients) }, (_, client) => insert(client)));
      rates[i].push((Number(clients) * each * 1000) / (performance.now() - start));
      cpu[i].push((server.cpuTime() - before) / (Number(clients) * each));
    }
  shown(
    `inserts acknowledged, ${clients} clients`,
    rates.map((all) => spread(all, 0)),
    'per s',
  );
  shown(
    'their processor time',
    cpu.map((all) => spread(all, 2)),
    'ms each',
  );
}
shown(
  'resident memory at the end',
  versions.map(({ server }) => rss(server.pid).toFixed(0)),
  'MB',
);
shown(
  'lines of code',
  versions.map(({ lines }) => lines),
  '',
);
for (const version of versions) {
  await close(version);
  await rm(version.directory, { recursive: true });
}
