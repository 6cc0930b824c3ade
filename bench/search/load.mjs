/**
 * The search service under a mixed load of 32 connections, beside a bare route that sends the same bytes, and while it
 * takes changed listings. Server and client are a process each.
 * Run: `node --import tsx bench/search/load.mjs [LISTINGS...]`; prints a markdown table. Wall times need a machine
 * without other work; "own" are the same percentiles of the server's processor time.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { generateListings } from '@guide/service-search/testing';
import { ask } from '../client.mjs';
import { CONNECTIONS, pathsFor } from './queries.mjs';

const WARM_UP_MS = 3000;
const DURATION_MS = 8000;
/** A refresh of 100,000 listings takes a while under load. */
const MAX_REFRESH_MS = 20_000;

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1000, 20_000, 100_000);
const program = fileURLToPath(new URL('server.mjs', import.meta.url));
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

function report(size, what, { answers, failed, cpuMs }, own, note = '') {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)].toFixed(1);
  const fixed = [own.p50, own.p99, own.most].map((ms) => ms.toFixed(1));
  const [server, client] = [own.perAnswer, cpuMs / answers.length].map((ms) => ms.toFixed(3));
  const perSecond = (times.length * 1000) / (answers.at(-1).at - answers[0].at);
  row(size, what, Math.round(perSecond), at(0.5), at(0.99), ...fixed, server, client, failed, note);
}

async function measure(size) {
  const server = fork(program, [String(size)], { execArgv: ['--import', 'tsx'] });
  const [{ url, bareUrl }] = await once(server, 'message');
  const paths = pathsFor(generateListings(size));
  const load = (at, ms) => ask(at, paths, { connections: CONNECTIONS, ms });
  const tell = async (what) => {
    server.send(what);
    return (await once(server, 'message'))[0];
  };
  const warmAndLoad = async (at) => {
    await load(at, WARM_UP_MS);
    await tell('times');
    return load(at, DURATION_MS);
  };

  report(size, 'search', await warmAndLoad(url), await tell('times'));
  report(size, 'bare route', await warmAndLoad(bareUrl), await tell('times'));

  // Only the largest takes long enough to tell.
  if (size === Math.max(...sizes)) await refreshing();
  const exited = once(server, 'exit');
  server.disconnect();
  await exited;

  async function refreshing() {
    const during = load(url, MAX_REFRESH_MS);
    const refreshed = await tell('refresh');
    const own = await tell('times');
    const note = `refreshed in ${(refreshed / 1000).toFixed(1)} s`;
    report(size, 'search, refreshing', await during, own, note);
  }
}

console.log(
  `${new Date().toISOString()} · ${cpus()[0].model}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}\n`,
);
row(
  'listings',
  'what',
  'answers/s',
  'p50 ms',
  'p99 ms',
  'own p50',
  'own p99',
  'own longest',
  'CPU ms per answer',
  'of the client',
  'not 200',
  '',
);
row('---:', '---', ...Array(9).fill('---:'), '---');
for (const size of sizes) await measure(size);
console.log(`\nload ${loadavg()[0].toFixed(1)}`);
