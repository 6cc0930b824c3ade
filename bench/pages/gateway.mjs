/**
 * `npm run bench -- pages-gateway`: cached and uncached pages with 50 concurrent visitors, compared with a bare Fastify
 * route that sends the same bytes, and memory of the renderers. Ratios are median (minimum to maximum) of the rounds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tooling/commands/ports.mjs';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { childrenOf, head, machine, row } from '../machine.mjs';
import { measureAlternately, VISITORS } from './rounds.mjs';
import { openSite } from './site.mjs';

const CACHED = ['/', '/top-attractions'];
/** Every request gets another id, and so another page. */
const UNCACHED = ['/london-attractions?area=[<id>]', '/search?q=tower+[<id>]'];
const MODULES = ['/', '/top-london-pubs', '/map', '/search?q=tower', '/analytics'];
const ROUNDS = Number(process.env.ROUNDS ?? 11);
const UNCACHED_ROUNDS = Math.ceil(ROUNDS / 2);
/** Minimum share of uncached pages that were rendered for their request. */
const MIN_RENDERED = 0.95;

const metricsPort = await freePort();
// All requests come from one address.
const limits = { RENDER_BUDGET_MS: '0', NOT_FOUND_RATE: '0' };
const site = await openSite({ ...limits, METRICS_PORT: String(metricsPort) });
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

const gateway = childrenOf(process.pid).find((pid) => read(pid, 'cmdline').includes('services-gateway'));

function printRows(pages, rows) {
  console.log();
  head(pages, ...FIGURES.split('|'), 'bytes');
  for (const cells of rows) row(...cells);
}

const withSpread = ({ median, min, max }) => `${median.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)})`;

const columns = ({ guide, peer, rate, p99, processor }) => [
  ...[rate, p99, processor].map(withSpread),
  ...[guide, peer].flatMap(({ perSecond, p99: ms, processorMs }) => [
    perSecond.toFixed(0),
    ms,
    processorMs.toFixed(3),
  ]),
];
const FIGURES =
  'rate ÷ bare|p99 ÷ bare|processor time ÷ bare|pages/s|p99 ms|processor ms/page|bare/s|p99 ms|processor ms/page';

async function compareWithBare(route, rounds) {
  const bare = await startProgram('bench/pages/bare.ts', { args: [site.url + route] });
  const guide = { url: site.url + route, pid: gateway };
  const peer = { url: bare.ready.url, pid: bare.child.pid };
  const measured = await measureAlternately(guide, peer, rounds);
  await bare.stop();
  return [route, ...columns(measured), bare.ready.bytes];
}

async function pageCounts() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const sumOf = (name) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\d+)`, 'gm'))].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  return { sent: sumOf('guide_pages_total'), rendered: sumOf('guide_page_renders_total') };
}

async function uncached(route) {
  const before = await pageCounts();
  const row = await compareWithBare(route, UNCACHED_ROUNDS);
  const after = await pageCounts();
  const share = (after.rendered - before.rendered) / (after.sent - before.sent);
  if (!(share >= MIN_RENDERED))
    throw new Error(
      `${route}: only ${(share * 100).toFixed(0)} % of its pages were rendered, the others came from the cache.`,
    );
  return row;
}

/** Proportional set size (PSS) of a process, MB: shared memory counts once. */
const megabytesOf = (pid) => Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;

console.log(`${VISITORS} visitors at once, ${ROUNDS} rounds; ${machine()}`);
try {
  const cachedRows = [];
  for (const route of CACHED) cachedRows.push(await compareWithBare(route, ROUNDS));
  printRows('cached page', cachedRows);
  const uncachedRows = [];
  for (const route of UNCACHED) uncachedRows.push(await uncached(route));
  printRows('uncached page', uncachedRows);
  for (const page of MODULES) await (await fetch(site.url + page)).text();
  const renderers = processesOf(path.join(site.buildFolder, 'renderer/renderer.cjs')).map(megabytesOf);
  const sum = renderers.reduce((total, megabytes) => total + megabytes, 0);
  console.log(`\n${renderers.length} renderers (one is a spare) use ${sum.toFixed(0)} MB together.`);
} finally {
  await site.close();
}
