/**
 * The search service under a mixed load of 32 connections, beside a bare route that sends the same bytes, and while it
 * takes changed listings. Server and client are a process each.
 * Run: `node --import tsx bench/search/load.mjs [LISTINGS...]`; prints a markdown table.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { generateListings } from '@guide/service-search/testing';
import { ask } from '../client.mjs';
import { pathsFor } from './queries.mjs';

const CONNECTIONS = 32;
const WARM_MS = 3000;
const MS = 8000;
/** A refresh of 100,000 listings takes a while under load. */
const REFRESH_MS = 20_000;

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1000, 20_000, 100_000);
const program = fileURLToPath(new URL('server.mjs', import.meta.url));
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

const started = performance.now();
function report(size, what, { answers, failed, cpuMs }, note = '') {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  const seconds = (Math.max(...answers.slice(-CONNECTIONS).map((one) => one.at)) - answers[0].at) / 1000;
  const client = (cpuMs / answers.length).toFixed(3);
  row(size, what, Math.round(times.length / seconds), at(0.5), at(0.99), at(0.999), failed, client, note);
}

async function measure(size) {
  const server = fork(program, [String(size)], { execArgv: ['--import', 'tsx'] });
  const [{ url, bareUrl }] = await once(server, 'message');
  const paths = pathsFor(generateListings(size));
  const load = (at, ms) => ask(at, paths, { connections: CONNECTIONS, ms });

  await load(url, WARM_MS);
  report(size, 'search', await load(url, MS));
  await load(bareUrl, WARM_MS);
  report(size, 'bare route', await load(bareUrl, MS));

  const during = load(url, REFRESH_MS);
  const from = performance.now();
  server.send('refresh');
  const [{ refreshed }] = await once(server, 'message');
  const until = performance.now();
  const all = await during;
  const answers = all.answers.filter(({ at, ms }) => at + ms > from && at < until);
  const note = `refreshed in ${(refreshed.ms / 1000).toFixed(1)} s, longest pause ${refreshed.pauseMs.toFixed(1)} ms`;
  const share = answers.length / all.answers.length;
  report(size, 'search, refreshing', { ...all, answers, cpuMs: all.cpuMs * share }, note);

  const exited = once(server, 'exit');
  server.disconnect();
  await exited;
}

console.log(
  `${new Date().toISOString()} · ${cpus()[0].model}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}\n`,
);
row('listings', 'what', 'answers/s', 'p50 ms', 'p99 ms', 'p99.9 ms', 'not 200', 'client CPU ms', '');
row('---:', '---', '---:', '---:', '---:', '---:', '---:', '---:', '---');
for (const size of sizes) await measure(size);
console.log(
  `\n${((performance.now() - started) / 1000).toFixed(0)} s in all, load ${loadavg()[0].toFixed(1)}`,
);
