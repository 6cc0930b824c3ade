/**
 * `npm run bench -- pages-uncached [route…]`: processor time of an uncached page, of all processes of the guide, and its
 * parts. `[<id>]` in a route is different in each request. The processes are measured without profiles; parts are from
 * a second, profiled run, so their sum differs. `TOP=40` also prints the functions that take the most time.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { head, machine, median, row } from '../machine.mjs';
import { printTop, readProfile, timeByPart } from './parts.mjs';
import { openSite } from './site.mjs';

const ROUTES = ['/london-attractions?area=[<id>]', '/search?query=tower+[<id>]'];
const PAGES = Number(process.env.PAGES ?? 200);
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const VISITORS = 4;
/** Until V8 has optimised the functions that are called most. */
const WARM_UP_PAGES = 600;
const LIMIT_MS = 8;
/** As the gateway compresses pages with a query (services/gateway/src/pages/page.ts). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };
/** All requests come from one address. */
const NO_LIMITS = { RENDER_BUDGET_MS: '0', NOT_FOUND_RATE: '0' };

let lastId = 0;
async function load(url, route, pages) {
  let left = pages;
  const visit = async () => {
    while (left > 0) {
      left -= 1;
      lastId += 1;
      const page = url + route.replace('[<id>]', `x${lastId}`);
      const response = await fetch(page, { headers: { 'accept-encoding': 'br' } });
      const html = await response.text();
      if (!response.ok || !html.includes('"rendered":true'))
        throw new Error(`${page}: ${response.status}, without its screen`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Ids of the guide's processes by kind: descendants of this process. */
function processesOfGuide() {
  const kinds = { gateway: [], renderers: [], database: [] };
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [pid, /^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1]]));
  const isOurs = (pid) =>
    pid !== undefined && (parents.get(pid) === String(process.pid) || isOurs(parents.get(pid)));
  for (const pid of pids.filter(isOurs)) {
    const command = read(`/proc/${pid}/cmdline`);
    if (command.includes('renderer.cjs')) kinds.renderers.push(pid);
    else if (command.includes('services-gateway')) kinds.gateway.push(pid);
    else if (command.includes('mongo')) kinds.database.push(pid);
  }
  return kinds;
}

/** Processor time so far in milliseconds. Other threads compress, collect garbage and compile. */
function usage() {
  const times = {};
  for (const [kind, pids] of Object.entries(processesOfGuide()))
    for (const pid of pids)
      for (const task of readdirSync(`/proc/${pid}/task`)) {
        const name = task === pid ? kind : `${kind}, other threads`;
        const used = Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0]);
        times[name] = (times[name] ?? 0) + used / 1e6;
      }
  return times;
}

async function measureRound(url, route) {
  const before = usage();
  await load(url, route, PAGES);
  const times = Object.entries(usage()).map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / PAGES]);
  const all = times.reduce((sum, [, ms]) => sum + ms, 0);
  return Object.fromEntries([...times, ['all', all]]);
}

/** Medians of the rounds, by process. */
async function timeByProcess(route) {
  const site = await openSite(NO_LIMITS);
  try {
    await load(site.url, route, WARM_UP_PAGES);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(site.url, route));
    const names = Object.keys(rounds[0]);
    const medians = names.map((name) => [name, median(rounds.map((times) => times[name]))]);
    return { times: Object.fromEntries(medians), compressionMs: await compression(site.url, route) };
  } finally {
    await site.close();
  }
}

/** Time to compress a page, milliseconds. */
async function compression(url, route) {
  const page = Buffer.from(await (await fetch(url + route)).text());
  const repeats = 50;
  const before = process.cpuUsage();
  for (let index = 0; index < repeats; index += 1) brotliCompressSync(page, BROTLI);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / repeats;
}

async function profile(route) {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-profiles-'));
  const preload = path.join(import.meta.dirname, 'profiled.mjs');
  const profiling = { NODE_OPTIONS: `--import ${preload}`, PROFILE_FOLDER: folder };
  const site = await openSite({ ...NO_LIMITS, ...profiling });
  try {
    await load(site.url, route, WARM_UP_PAGES);
    const since = Number(process.hrtime.bigint() / 1000n);
    await load(site.url, route, PAGES);
    process.kill(Number(processesOfGuide().gateway[0]), 'SIGUSR2');
    // The gateway's profile is written when all renderers have written theirs.
    while (!readdirSync(folder).includes('gateway.cpuprofile'))
      await new Promise((done) => setTimeout(done, 50));
    return readdirSync(folder).map((file) => ({
      process: file.startsWith('gateway') ? 'gateway' : 'renderer',
      nodes: readProfile(path.join(folder, file), since),
    }));
  } finally {
    await site.close();
    rmSync(folder, { recursive: true });
  }
}

function printTable(title, times) {
  console.log();
  head(title, 'processor ms/page');
  for (const [name, ms] of times.toSorted(([, a], [, b]) => b - a)) row(name, ms.toFixed(2));
}

const routes = process.argv.length > 2 ? process.argv.slice(2) : ROUTES;
console.log(`${PAGES} pages, ${ROUNDS} rounds, ${VISITORS} visitors at once; ${machine()}`);
for (const route of routes) {
  const { times, compressionMs } = await timeByProcess(route);
  const profiles = await profile(route);
  const parts = new Map([['gateway: compression', compressionMs]]);
  for (const { process: name, nodes } of profiles)
    for (const [part, ms] of timeByPart(nodes, name === 'gateway')) {
      const key = `${name}: ${part}`;
      parts.set(key, (parts.get(key) ?? 0) + ms / PAGES);
    }
  printTable(`${route}, by process`, Object.entries(times));
  printTable(`${route}, by part`, [...parts]);
  if (process.env.TOP)
    printTop(
      profiles.flatMap(({ nodes }) => nodes),
      Number(process.env.TOP),
      PAGES,
    );
  if (times.all > LIMIT_MS) process.exitCode = 1;
}
