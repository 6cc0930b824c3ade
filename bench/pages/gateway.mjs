/**
 * `npm run bench:pages:gateway`: the gateway's pages under 50 concurrent visitors, in one run. Cached pages beside a
 * bare Fastify route in a process of its own that sends the same compressed bytes; uncached pages, where every visitor
 * asks for another one, beside the same gateway with modules rendered in its own process; and the renderers' memory.
 * Ratios first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { buildSite } from '../../tooling/build/site.mjs';
import { root } from '../../tooling/commands/preflight.mjs';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { moduleStore, startSite } from '../../tooling/commands/site.mjs';

const ROUTES = ['/', '/top-attractions'];
/** One page of each module, so that each has its renderer. */
const MODULES = ['/', '/top-london-pubs', '/map', '/search?q=tower', '/analytics'];
const VISITORS = 50;
const SECONDS = Number(process.env.SECONDS ?? 8);

const folder = await mkdtemp(path.join(tmpdir(), 'guide-gateway-'));
const build = await buildSite({});
const site = await startSite({ buildFolder: build, dataDir: folder });
const inProcess = await startProgram('bench/pages/in-process.ts', {
  env: {
    NODE_ENV: 'production',
    MONGODB_URL: site.mongoUrl,
    MODULE_STORE: moduleStore(folder),
    BUILD_FOLDER: build,
    CITY_FOLDER: path.join(root, 'cities/london'),
    DATA_DIR: path.join(folder, 'in-process'),
    OWNERS_FILE: path.join(folder, 'owners.json'),
    PORT: '0',
  },
});

/**
 * @param {string} url may hold `[<id>]`, which is another text in each request
 * @returns answers per second and their 99th percentile in ms
 * @throws when an answer is not 200
 */
async function load(url) {
  const options = { url, connections: VISITORS, headers: { 'accept-encoding': 'br' }, idReplacement: true };
  await autocannon({ ...options, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return { perSecond: requests.average, p99: latency.p99 };
}

function printRows(title, rows) {
  console.log(`\n| ${title.join(' | ')} |\n|${'---|'.repeat(title.length)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

async function cached(route) {
  const bare = await startProgram('bench/pages/bare.ts', { args: [site.url + route] });
  const page = await load(site.url + route);
  const limit = await load(bare.ready.url);
  await bare.stop();
  const ratios = [page.perSecond / limit.perSecond, page.p99 / limit.p99].map((ratio) => ratio.toFixed(2));
  const figures = [page.perSecond.toFixed(0), page.p99, limit.perSecond.toFixed(0), limit.p99];
  return [route, ...ratios, ...figures, bare.ready.bytes];
}

async function uncached(route) {
  const own = await load(`${site.url}${route}?visitor=[<id>]`);
  const before = await load(`${inProcess.ready.url}${route}?visitor=[<id>]`);
  const ratios = [own.perSecond / before.perSecond, own.p99 / before.p99].map((ratio) => ratio.toFixed(2));
  return [route, ...ratios, own.perSecond.toFixed(0), own.p99, before.perSecond.toFixed(0), before.p99];
}

/** Proportional memory (PSS) of the processes with this text in their command line, in MB: what they share counts once. */
function memoryOf(text) {
  const read = (pid, file) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8');
    } catch {
      return '';
    }
  };
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && read(pid, 'cmdline').includes(text))
    .map((pid) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024);
}

console.log(`${VISITORS} visitors at once, ${SECONDS} s each, load before ${loadavg()[0].toFixed(1)}`);
try {
  const uncachedRows = [];
  for (const route of ROUTES) uncachedRows.push(await uncached(route));
  printRows(
    ['uncached page', 'rate ÷ in process', 'p99 ÷ in process', 'pages/s', 'p99 ms', 'in process/s', 'p99 ms'],
    uncachedRows,
  );
  const cachedRows = [];
  for (const route of ROUTES) cachedRows.push(await cached(route));
  printRows(
    [
      'cached page',
      'rate ÷ bare route',
      'p99 ÷ bare route',
      'pages/s',
      'p99 ms',
      'bare/s',
      'bare p99 ms',
      'bytes',
    ],
    cachedRows,
  );
  for (const page of MODULES) await (await fetch(site.url + page)).text();
  const renderers = memoryOf(path.join(build, 'renderer/renderer.cjs'));
  const sum = renderers.reduce((total, megabytes) => total + megabytes, 0);
  console.log(`\n${renderers.length} renderers (one is a spare) use ${sum.toFixed(0)} MB together.`);
} finally {
  await inProcess.stop();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
