/** `npm run bench -- soak [minutes] [rate]`: an hour of mixed load with faults. Its promises are in README.md. */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, memoryMib } from '../machine.mjs';
import { RECOVERY_MS } from './faults.mjs';
import { startSite } from './site.mjs';
import { storedWrites } from './stored.mjs';
import { figures, traffic } from './traffic.mjs';

const minutes = Number(process.argv[2] ?? 60);
const rate = Number(process.argv[3] ?? 40);
const MINUTE_MS = 60_000;
const PAUSE_MS = 1300;
const DATABASE_EVERY = 10;
/** Minute of the first memory measurement: caches are full and code is compiled by then. */
const BASE_MINUTE = Math.min(10, Math.ceil(minutes / 2));
const MAX_GROWTH_MB = 64;
const SCREENS = {
  '/top-attractions': 'Top 10 London Attractions',
  '/top-london-pubs': 'Pubs',
  '/map': 'Map',
  '/search?query=tower': 'Tower',
  '/analytics': 'Analytics',
};

const site = await startSite();
const { gateway, database } = site.parts;

const renderers = () => childrenOf(gateway.pid());

/** The gateway's lowest resident memory in 30 s, MB: after garbage collection. */
async function residentMemory() {
  const samples = [];
  for (const end = Date.now() + MINUTE_MS / 2; Date.now() < end; await pause(1000)) {
    samples.push(memoryMib(gateway.pid()));
  }
  return Math.min(...samples);
}

async function pagesWithoutScreen() {
  const missing = [];
  for (const [address, heading] of Object.entries(SCREENS)) {
    const page = await fetch(site.url + address).then((response) => response.text());
    const main = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
    if (!new RegExp(`<h[12][^>]*>[^<]*(<[^>]*>[^<]*)*${heading}`).test(main)) missing.push(address);
  }
  return missing;
}

const problems = [];
let base = 0;
let end = 0;
async function makeFaults() {
  for (let minute = 1; minute <= minutes; minute += 1) {
    const startedAt = Date.now();
    process.kill(gateway.pid(), 'SIGSTOP');
    await pause(PAUSE_MS);
    process.kill(gateway.pid(), 'SIGCONT');
    await pause(RECOVERY_MS);
    const [renderer] = renderers();
    if (renderer) process.kill(renderer, 'SIGKILL');
    else problems.push(`minute ${minute}: no renderer to kill`);
    if (minute % DATABASE_EVERY === 0) {
      await database.kill('SIGKILL');
      await pause(1000);
      await database.start();
    }
    await pause(RECOVERY_MS);
    for (const address of await pagesWithoutScreen())
      problems.push(`minute ${minute}: ${address} has no screen`);
    const memory = await residentMemory();
    if (minute === BASE_MINUTE) base = memory;
    if (minute === minutes) end = memory;
    console.log(
      `minute ${minute}: ${memory} MB, ${renderers().length} renderers, load ${loadavg()[0]?.toFixed(1)}`,
    );
    await pause(Math.max(0, startedAt + MINUTE_MS - Date.now()));
  }
}

await traffic(site.url, { rate, seconds: 5, run: 'warm' });
const faults = makeFaults();
const results = await traffic(site.url, { rate, seconds: minutes * 60, run: 'soak', until: faults });
await faults;
const stored = await storedWrites(site.mongoUrl, results);
await site.stop();

const { good, count, p99, statuses } = figures(results);
console.log(`${rate}/s for ${minutes} minutes: good ${good} of ${count}, p99 ${p99} ms`, statuses);
console.log(`Writes acknowledged ${stored.acknowledged}, lost ${stored.missing}, doubled ${stored.doubled}`);
console.log(`Memory ${base} MB after ${BASE_MINUTE} minutes, ${end} MB at the end`);
for (const problem of problems) console.log(problem);
const passed =
  problems.length === 0 &&
  stored.acknowledged > 0 &&
  stored.missing + stored.doubled === 0 &&
  end - base <= MAX_GROWTH_MB;
process.exitCode = passed ? 0 : 1;
