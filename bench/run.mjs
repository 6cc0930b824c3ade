/** Runs one benchmark with its arguments, or all short ones: `npm run bench [-- NAME ARGS…]`. */
import { spawnSync } from 'node:child_process';
import { loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { machine } from './machine.mjs';

const root = path.resolve(import.meta.dirname, '..');
const BENCHES = {
  'pages-gateway': 'pages/gateway.mjs',
  'pages-uncached': 'pages/uncached.mjs',
  'pages-lighthouse': 'pages/lighthouse.mjs',
  'pages-cpu': 'pages/cpu.mjs',
  'pages-touch': 'pages/touch.mjs',
  search: 'search/search.mjs',
  database: 'database/database.mjs',
  analytics: 'analytics/dashboard.mjs',
  'analytics-intake': 'analytics/intake.mjs',
  'analytics-visits': 'analytics/visits.mjs',
};
/** Long runs, which fail if a promise in `reliability/README.md` is broken. */
const LONG_RUNS = {
  load: 'reliability/load.mjs',
  soak: 'reliability/soak.mjs',
  busy: 'reliability/busy.mjs',
};
/** @type {Record<string, string>} */
const PROGRAMS = { ...BENCHES, ...LONG_RUNS };

const [requested, ...args] = process.argv.slice(2);
const names = requested === undefined ? Object.keys(BENCHES) : [requested];
if (!names.every((name) => Object.hasOwn(PROGRAMS, name))) {
  console.error(`There is no benchmark ${requested}. Choose one of ${Object.keys(PROGRAMS).join(', ')}.`);
  process.exit(1);
}
const memory = (totalmem() / 1024 ** 3).toFixed(0);
console.log(`${new Date().toISOString()} · ${machine()} · ${memory} GiB`);
for (const name of names) {
  console.log(`\n== ${name} (load ${loadavg()[0]?.toFixed(1)})\n`);
  const startedAt = performance.now();
  const program = path.join('bench', /** @type {string} */ (PROGRAMS[name]));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log(`\n${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (status !== 0) {
    console.log(`\n${name} missed a limit or failed (exit code ${status}).`);
    process.exitCode = 1;
  }
}
