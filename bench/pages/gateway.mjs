/**
 * `npm run bench -- pages-gateway`: the gateway's pages under 50 concurrent visitors, cached and uncached (every visitor
 * requests another one), beside a bare Fastify route in a process of its own that sends the same headers and bytes; and
 * the renderers' memory. Both sides of a ratio are loaded in turns. Ratios first: median, least and greatest of the
 * rounds. Takes about three minutes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../e2e/support/port';
import { buildSite } from '../../tooling/build/site.mjs';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { startSite } from '../../tooling/commands/site.mjs';
import { head, machine, row } from '../machine.mjs';
import { inTurns, VISITORS } from './rounds.mjs';

const CACHED = ['/', '/top-attractions'];
/** Their screens read this part of the query: each is another page. */
const UNCACHED = ['/london-attractions?area=[<id>]', '/search?q=tower+[<id>]'];
/** One page of each module, so that each has its renderer. */
const MODULES = ['/', '/top-london-pubs', '/map', '/search?q=tower', '/analytics'];
const ROUNDS = Number(process.env.ROUNDS ?? 11);
const UNCACHED_ROUNDS = Math.ceil(ROUNDS / 2);
/** Of requests for uncached pages, how many must have been rendered for themselves. */
const MIN_RENDERED = 0.95;

const folder = await mkdtemp(path.join(tmpdir(), 'guide-gateway-'));
const build = await buildSite({});
const metricsPort = await freePort();
// One address requests everything.
const limits = { RENDER_BUDGET_MS: '0', NOT_FOUND_RATE: '0' };
const site = await startSite({
  buildFolder: build,
  dataDir: folder,
  env: { ...limits, METRICS_PORT: String(metricsPort) },
});
/** Ids of processes with this text in their command line. */
function processesOf(text) {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && read(pid, 'cmdline').includes(text));
}

function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

const isOwnChild = (pid) => read(pid, 'stat').split(') ')[1]?.split(' ')[1] === String(process.pid);
const gateway = Number(processesOf('services-gateway').find(isOwnChild));

function printRows(pages, rows) {
  console.log();
  head(pages, ...FIGURES.split('|'), 'bytes');
  for (const cells of rows) row(...cells);
}

const withSpread = ({ median, least, greatest }) =>
  `${median.toFixed(2)} (${least.toFixed(2)} to ${greatest.toFixed(2)})`;

/** The ratios of two servers, then their figures. */
const columns = ({ own, peer, rate, p99, processor }) => [
  ...[rate, p99, processor].map(withSpread),
  ...[own, peer].flatMap(({ perSecond, p99: ms, processorMs }) => [
    perSecond.toFixed(0),
    ms,
    processorMs.toFixed(3),
  ]),
];
const FIGURES =
  'rate ÷ bare|p99 ÷ bare|processor time ÷ bare|pages/s|p99 ms|processor ms/page|bare/s|p99 ms|processor ms/page';

async function besideBare(route, rounds) {
  const bare = await startProgram('bench/pages/bare.ts', { args: [site.url + route] });
  const own = { url: site.url + route, pid: gateway };
  const peer = { url: bare.ready.url, pid: bare.child.pid };
  const measured = await inTurns(own, peer, rounds);
  await bare.stop();
  return [route, ...columns(measured), bare.ready.bytes];
}

/** Pages that this gateway has sent, and renderings that it has made for them. */
async function pagesSoFar() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const sumOf = (name) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)`, 'gm'))].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  return { sent: sumOf('guide_pages_total'), rendered: sumOf('guide_page_renders_total') };
}

async function uncached(route) {
  const before = await pagesSoFar();
  const row = await besideBare(route, UNCACHED_ROUNDS);
  const after = await pagesSoFar();
  const share = (after.rendered - before.rendered) / (after.sent - before.sent);
  if (!(share >= MIN_RENDERED))
    throw new Error(
      `${route}: only ${(share * 100).toFixed(0)} % of its pages were rendered, the others kept.`,
    );
  return row;
}

/** Proportional memory (PSS) of a process, MB: what several share counts once. */
const megabytesOf = (pid) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;

console.log(`${VISITORS} visitors at once, ${ROUNDS} rounds; ${machine()}`);
try {
  const cachedRows = [];
  for (const route of CACHED) cachedRows.push(await besideBare(route, ROUNDS));
  printRows('cached page', cachedRows);
  const uncachedRows = [];
  for (const route of UNCACHED) uncachedRows.push(await uncached(route));
  printRows('uncached page', uncachedRows);
  for (const page of MODULES) await (await fetch(site.url + page)).text();
  const renderers = processesOf(path.join(build, 'renderer/renderer.cjs')).map(megabytesOf);
  const sum = renderers.reduce((total, megabytes) => total + megabytes, 0);
  console.log(`\n${renderers.length} renderers (one is a spare) use ${sum.toFixed(0)} MB together.`);
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
