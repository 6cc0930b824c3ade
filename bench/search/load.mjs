/**
 * The search service under a mixed load of 32 connections.
 * Run: `node --import tsx bench/search/load.mjs [LISTINGS...]`; prints a markdown table.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { generateListings } from '@guide/service-search/testing';
import autocannon from 'autocannon';
import { mixedQueries } from './queries.mjs';

const CONNECTIONS = 32;
const SECONDS = 10;

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1000, 20_000, 100_000);
const program = fileURLToPath(new URL('server.mjs', import.meta.url));
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

async function underLoad(size) {
  const server = spawn(process.execPath, ['--import', 'tsx', program, String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  const requests = mixedQueries(generateListings(size), 2000).map((query) => ({
    path: `/api/search?${new URLSearchParams(query)}`,
  }));
  const load = { url: String(line).trim(), connections: CONNECTIONS, requests };
  await autocannon({ ...load, duration: 2 });
  const result = await autocannon({ ...load, duration: SECONDS });
  const exited = once(server, 'exit');
  server.kill();
  await exited;
  return result;
}

console.log(`load ${loadavg()[0].toFixed(1)}\n`);
row('listings', 'requests/s', 'p50 ms', 'p99 ms', 'not 200');
row('---:', '---:', '---:', '---:', '---:');
for (const size of sizes) {
  const { requests, latency, non2xx, errors } = await underLoad(size);
  row(size, Math.round(requests.average), latency.p50, latency.p99, non2xx + errors);
}
