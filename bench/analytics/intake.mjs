/**
 * Page views per second that the analytics service accepts and stores, at 64 connections, beside the driver's own
 * `insertMany` in batches of 100 and beside one insert per view, on the same embedded database in the same run.
 *   node --import tsx bench/analytics/intake.mjs [seconds]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { MongoClient } from 'mongodb';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { startDatabase } from '../../tooling/commands/site.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const seconds = Number(process.argv[2] ?? 10);
const CONNECTIONS = 64;
const BATCH = 100;

const folder = await mkdtemp(path.join(tmpdir(), 'guide-bench-'));
const database = await startDatabase(folder, () => {});
const service = await startProgram('services/analytics/src/server.ts', {
  env: {
    NODE_ENV: 'production',
    MONGODB_URL: database.ready.url,
    CITY_FOLDER: path.join(root, 'cities/london'),
    PORT: '0',
    LOG_LEVEL: 'silent',
  },
  onLine: () => {},
});
const client = await new MongoClient(database.ready.url).connect();
const views = client.db('bench').collection('views');

try {
  console.log(`insertMany(${BATCH}): ${Math.round(await perSecond(batches))} views/s`);
  console.log(`one insert per view: ${Math.round(await perSecond(singles))} views/s`);
  await through();
} finally {
  await client.close();
  await service.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

function view() {
  return { at: new Date(), day: '2026-11-20', path: '/attraction/3', device: 'phone' };
}

async function batches() {
  await views.insertMany(Array.from({ length: BATCH }, view));
  return BATCH;
}

/** As many at once as there are connections, each waiting for its own insert. */
async function singles() {
  await Promise.all(Array.from({ length: CONNECTIONS }, () => views.insertOne(view())));
  return CONNECTIONS;
}

async function perSecond(write) {
  const start = performance.now();
  let written = 0;
  while (performance.now() - start < seconds * 1000) written += await write();
  return (written * 1000) / (performance.now() - start);
}

async function through() {
  const result = await autocannon({
    url: `${service.ready.url}/api/analytics/pageview`,
    connections: CONNECTIONS,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11) Firefox/145.0' },
    body: JSON.stringify({ path: '/attraction/3', referrer: '', userAgent: '' }),
  });
  const pages = await (await fetch(`${service.ready.url}/api/analytics/top-pages`)).json();
  const stored = pages.reduce((sum, { count }) => sum + count, 0);
  console.log(
    `service at ${CONNECTIONS} connections: ${Math.round(result['2xx'] / result.duration)} views/s accepted and stored, p99 ${result.latency.p99} ms, ${result.non2xx} refused`,
  );
  console.log(
    `acknowledged ${result['2xx']}, counted ${stored} (in flight at the end: up to ${CONNECTIONS})`,
  );
}
