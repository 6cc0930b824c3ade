/**
 * `npm run bench -- search`: one benchmark, with the words behind its name; `npm run bench`: those that need no quiet
 * hour, one after another, with their output and how they ended. Each says at its head what it measures beside what.
 */
import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** By name: its program below bench/. */
const BENCHES = {
  'pages-gateway': 'pages/gateway.mjs',
  'pages-lighthouse': 'pages/lighthouse.mjs',
  'pages-touch': 'pages/touch.mjs',
  search: 'search/search.mjs',
  database: 'database/database.mjs',
  analytics: 'analytics/dashboard.mjs',
  'analytics-intake': 'analytics/intake.mjs',
};
/** Long runs against a whole site, which fail when a promise is broken (bench/reliability). */
const LONG_RUNS = {
  load: 'reliability/load.mjs',
  soak: 'reliability/soak.mjs',
};
/** @type {Record<string, string>} */
const PROGRAMS = { ...BENCHES, ...LONG_RUNS };

const [asked, ...rest] = process.argv.slice(2);
const names = asked === undefined ? Object.keys(BENCHES) : [asked];
if (!names.every((name) => Object.hasOwn(PROGRAMS, name))) {
  console.error(`There is no benchmark ${asked}; there are ${Object.keys(PROGRAMS).join(', ')}.`);
  process.exit(1);
}
const memory = (totalmem() / 1024 ** 3).toFixed(0);
console.log(
  `${new Date().toISOString()} · ${cpus().length} × ${cpus()[0]?.model} · ${memory} GiB · Node ${process.versions.node}`,
);
for (const name of names) {
  console.log(`\n== ${name} (load ${loadavg()[0]?.toFixed(1)})\n`);
  const began = performance.now();
  const program = path.join('bench', /** @type {string} */ (PROGRAMS[name]));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...rest], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log(`\n${name}: ${Math.round((performance.now() - began) / 1000)} s`);
  if (status !== 0) {
    console.log(`\n${name} did not reach its aim or did not finish (${status}).`);
    process.exitCode = 1;
  }
}
