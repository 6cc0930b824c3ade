/**
 * The search's index beside a plain scan, the database's `$regex` and two libraries, in one run.
 * Run: `node --import tsx bench/search/search.mjs [LISTINGS...]`; prints a markdown table.
 */
import { execFile } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The embedded database has no `$regex`: `mongo` needs a deployment. */
const ENGINES = ['index', 'scan', ...(process.env.MONGODB_URL ? ['mongo'] : []), 'minisearch', 'flexsearch'];
/** An engine that is not done by then, or needs more memory, is left out. */
const ENGINE_TIMEOUT_MS = 90_000;
const MAX_MEMORY_MB = 3000;

const sizes = process.argv.slice(2).map(Number);
if (sizes.length === 0) sizes.push(1000, 20_000, 100_000);
const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const number = (value, digits = 0) => value.toLocaleString('en', { maximumFractionDigits: digits });

async function measure(engine, size) {
  const node = [`--max-old-space-size=${MAX_MEMORY_MB}`, '--expose-gc', '--import', 'tsx'];
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...node, file('engine.mjs'), engine, String(size)],
      { timeout: ENGINE_TIMEOUT_MS, maxBuffer: 1 << 26 },
    );
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } catch (error) {
    return {
      failed: /** @type {{ killed?: boolean }} */ (error).killed ? 'too slow to build' : 'out of memory',
    };
  }
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
