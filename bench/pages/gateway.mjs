/**
 * `npm run bench:pages:gateway`: pages per second and p99 of the gateway under 50 concurrent visitors, beside a bare
 * Fastify route in a process of its own that sends the same compressed bytes; one run. Ratios first.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { buildSite } from '../../tooling/build/site.mjs';
import { startProgram } from '../../tooling/commands/processes.mjs';
import { startSite } from '../../tooling/commands/site.mjs';

const ROUTES = ['/', '/top-attractions'];
const VISITORS = 50;
const SECONDS = 8;

const folder = await mkdtemp(path.join(tmpdir(), 'guide-gateway-'));
const site = await startSite({ buildFolder: await buildSite({}), dataDir: folder });

/** @returns answers per second and their 99th percentile in ms @throws when an answer is not 200 */
async function load(url) {
  const options = { url, connections: VISITORS, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...options, duration: 2 });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return { perSecond: requests.average, p99: latency.p99 };
}

console.log(`${VISITORS} visitors at once, ${SECONDS} s each, load before ${loadavg()[0].toFixed(1)}\n`);
console.log(
  '| page | rate ÷ bare route | p99 ÷ bare route | pages/s | p99 ms | bare/s | bare p99 ms | bytes |',
);
console.log('|---|---|---|---|---|---|---|---|');
try {
  for (const route of ROUTES) {
    const bare = await startProgram('bench/pages/bare.ts', { args: [site.url + route] });
    const page = await load(site.url + route);
    const limit = await load(bare.ready.url);
    await bare.stop();
    const row = [
      (page.perSecond / limit.perSecond).toFixed(2),
      (page.p99 / limit.p99).toFixed(2),
      page.perSecond.toFixed(0),
      page.p99,
      limit.perSecond.toFixed(0),
      limit.p99,
      bare.ready.bytes,
    ];
    console.log(`| ${route} | ${row.join(' | ')} |`);
  }
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
