/**
 * The search's index beside a plain scan, the database's `$regex` and two libraries, and the service under load.
 * Run: `node --import tsx bench/search/search.mjs [LISTINGS...]`; prints markdown tables.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generateListings } from '@guide/service-search/testing';
import autocannon from 'autocannon';
import { mixedQueries } from './queries.mjs';

const ENGINES = ['index', 'scan', 'mongo', 'minisearch', 'flexsearch'];
const CONNECTIONS = 32;
const SECONDS = 10;
/** An engine that is not done by then, or needs more memory, is left out. */
const ENGINE_MS = 180_000;
const MEMORY_MB = 3000;

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1000, 20_000, 100_000);
const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const number = (value, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });

async function measure(engine, size) {
  const node = [`--max-old-space-size=${MEMORY_MB}`, '--expose-gc', '--import', 'tsx'];
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...node, file('engine.mjs'), engine, String(size)],
      { timeout: ENGINE_MS, maxBuffer: 1 << 26 },
    );
    return JSON.parse(stdout.trim().split('\n').at(-1));
  } catch (error) {
    return { failed: error.killed ? 'too slow to build' : 'out of memory' };
  }
}

async function underLoad(size) {
  const server = spawn(process.execPath, ['--import', 'tsx', file('server.mjs'), String(size)], {
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

console.log(
  `${cpus()[0].model}, ${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)}\n`,
);

row(
  'listings',
  'engine',
  'index is … times as fast',
  'queries/s of CPU',
  'p50 ms',
  'p99 ms',
  'bytes per listing',
  'built in s',
  'same totals',
);
row('---:', '---', '---:', '---:', '---:', '---:', '---:', '---:', '---:');
for (const size of sizes) {
  const results = {};
  for (const engine of ENGINES) {
    const result = await measure(engine, size);
    results[engine] = result;
    if (result.failed) {
      row(size, engine, result.failed, '', '', '', '', '', '');
      continue;
    }
    const { index } = results;
    const same = result.totals.filter((total, at) => total === index.totals[at]).length;
    row(
      size,
      engine,
      number(index.perSecond / result.perSecond, 1),
      number(result.perSecond),
      number(result.p50, 3),
      number(result.p99, 3),
      number(result.bytes),
      number(result.buildMs / 1000, 1),
      `${number((100 * same) / result.totals.length, 1)} %`,
    );
  }
}

console.log(`\nThe service, ${CONNECTIONS} connections:\n`);
row('listings', 'requests/s', 'p50 ms', 'p99 ms', 'not 200');
row('---:', '---:', '---:', '---:', '---:');
for (const size of sizes) {
  const { requests, latency, non2xx, errors } = await underLoad(size);
  row(size, number(requests.average), latency.p50, latency.p99, non2xx + errors);
}
