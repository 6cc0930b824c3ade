/**
 * GET /api/listings beside a bare Fastify route that sends the same bytes, in one run, 20,000 listings.
 * Run: `node --import tsx bench/discover/listings.mjs [LISTINGS]`; the database is `MONGODB_URL` or the embedded one
 * in a process of its own. Prints a markdown table.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { service } from '@guide/service-discover';
import { generateListings } from '@guide/service-search/testing';
import autocannon from 'autocannon';
import fastify from 'fastify';
import { startProcess } from '../embedded-mongo/process.mjs';

const CONNECTIONS = 10;
const SECONDS = 4;
const PATHS = ['/api/listings?category=pub&area=Soho', '/api/listings?category=pub', '/api/listings'];

const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const directory = await mkdtemp(`${tmpdir()}/bench-discover-`);
await writeFile(
  `${directory}/listings.json`,
  JSON.stringify(generateListings(Number(process.argv[2] ?? 20_000))),
);
const database = process.env.MONGODB_URL ? undefined : await startProcess(directory);
const app = await service.buildApp({
  mongoUrl: process.env.MONGODB_URL ?? database.url,
  databasePrefix: 'guide_bench',
  packFolder: directory,
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });

/** Serves exactly these bytes and nothing else. */
async function bareServer(bytes) {
  const bare = fastify();
  bare.get('/', async (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
  return { url: await bare.listen({ port: 0, host: '127.0.0.1' }), close: () => bare.close() };
}

/** Requests, and ms of processor time each took here: server and client together, waiting for others left out. */
async function load(address) {
  await autocannon({ url: address, connections: CONNECTIONS, duration: 1 });
  const cpu = process.cpuUsage();
  const { requests, latency } = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: requests.average, p50: latency.p50, cpuMs: (user + system) / 1000 / requests.total };
}

console.log(
  `${cpus()[0].model}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}\n`,
);
row(
  'call',
  'bytes',
  'bare route is … times as fast',
  'in CPU time',
  'requests/s',
  'bare requests/s',
  'p50 ms',
  'bare p50 ms',
);
row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:');
for (const path of PATHS) {
  let answer = await fetch(url + path);
  while (answer.status === 503) answer = await fetch(url + path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const bare = await bareServer(bytes);
  const [ours, theirs] = [await load(url + path), await load(bare.url)];
  await bare.close();
  const rounded = [ours.perSecond, theirs.perSecond].map(Math.round);
  const times = theirs.perSecond / ours.perSecond;
  row(
    path,
    bytes.length,
    times.toFixed(2),
    (ours.cpuMs / theirs.cpuMs).toFixed(2),
    ...rounded,
    ours.p50,
    theirs.p50,
  );
}

await app.close();
await database?.end('SIGTERM');
await rm(directory, { recursive: true });
