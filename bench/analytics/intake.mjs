/**
 * Page views per second that the analytics service accepts and stores, at 64 connections, in one run beside the
 * driver's own `insertMany` in batches of 100 (the limit), one insert per view, and a server that only reads and
 * answers. 200 paths, 1,000 visitors. Prints a markdown table.
 *   node --import tsx bench/analytics/intake.mjs [seconds]
 */
import autocannon from 'autocannon';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { agent, machine, memoryOf, openStand } from './stand.mjs';

const seconds = Number(process.argv[2] ?? 10);
const CONNECTIONS = 64;
const BATCH = 100;
const VISITORS = 1000;

const stand = await openStand();
const service = await stand.startService();
const bare = await startProgram('bench/analytics/bare-server.mjs');
const views = stand.client.db('bench').collection('views');
let limit;

try {
  console.log(`${machine()}, ${seconds} s each\n`);
  row('way', 'views/s', 'of insertMany', 'p99 ms', 'memory MiB, by quarters');
  row('---', '---:', '---:', '---:', '---');
  limit = await perSecond(batches);
  report(`driver: insertMany(${BATCH})`, limit);
  report(`driver: one insert per view, ${CONNECTIONS} at once`, await perSecond(singles));
  await through('bare server, nothing stored', bare);
  await through('analytics service', service, await counted());
  console.log(`\nload at the end: ${machine().split('load ')[1]}`);
} finally {
  await service.stop();
  await bare.stop();
  await stand.close();
}

function view(number) {
  const day = '2026-11-20';
  return { at: new Date(), day, path: pathOf(number), device: 'desktop', batch: 1, beginsSession: false };
}

function pathOf(number) {
  return `/attraction/${number % 200}`;
}

async function batches() {
  await views.insertMany(Array.from({ length: BATCH }, (_, number) => view(number)));
  return BATCH;
}

/** As many at once as there are connections, each waiting for its own insert. */
async function singles() {
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => views.insertOne(view(number))));
  return CONNECTIONS;
}

async function perSecond(write) {
  const start = performance.now();
  let written = 0;
  while (performance.now() - start < seconds * 1000) written += await write();
  return (written * 1000) / (performance.now() - start);
}

/** @param before what the service had counted; then every acknowledged view must be in its figures */
async function through(way, { ready, child }, before) {
  const memory = [];
  const sampling = setInterval(async () => memory.push(await memoryOf(child)), (seconds * 1000) / 4.5);
  const result = await autocannon({
    url: ready.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: Array.from({ length: VISITORS }, (_, number) => ({
      method: 'POST',
      path: '/api/analytics/pageview',
      headers: { 'content-type': 'application/json', 'user-agent': agent(number) },
      body: JSON.stringify({ path: pathOf(number), referrer: '', userAgent: agent(number) }),
    })),
  });
  clearInterval(sampling);
  const answered = result['2xx'];
  report(way, answered / result.duration, result.latency.p99, memory);
  if (result.non2xx > 0) throw new Error(`${way}: ${result.non2xx} refused`);
  if (before === undefined) return;
  const stored = (await counted()) - before;
  console.log(
    `\nacknowledged ${answered}, counted ${stored} (up to ${CONNECTIONS} were in flight at the end)`,
  );
  if (stored < answered || stored > answered + CONNECTIONS) process.exitCode = 1;
}

async function counted() {
  const pages = await (await fetch(`${service.ready.url}/api/analytics/top-pages`)).json();
  return pages.reduce((sum, { count }) => sum + count, 0);
}

function report(way, rate, p99 = '', memory = []) {
  row(way, Math.round(rate), `${Math.round((100 * rate) / limit)} %`, p99, memory.join(', '));
}

function row(...cells) {
  console.log(`| ${cells.join(' | ')} |`);
}
