/**
 * `npm run reliability:flood`: one address floods the site with pages that are not cached, and another visitor reads a
 * cached page meanwhile. Fails when that visitor's p99 is more than twice what it is without the flood, or when one of
 * their answers is none.
 */
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { startSite } from './site.mjs';

const SECONDS = 20;
const VISITS_PER_SECOND = 50;
const FLOODERS = 50;
const MAX_RATIO = 2;
/** The page that everybody reads. */
const CACHED = '/top-attractions';

const site = await startSite({ env: { RENDER_BUDGET_MS: '', TRUST_PROXY: 'loopback' } });
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/** @returns status and time in ms */
function get(path, address) {
  const { hostname, port } = new URL(site.url);
  const headers = { 'x-forwarded-for': address };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, agent }, (response) => {
      response
        .resume()
        .once('end', () => resolve({ status: response.statusCode, ms: performance.now() - begun }));
    })
      .once('error', reject)
      .end();
  });
}

async function visit() {
  const answers = [];
  const start = performance.now();
  for (let nth = 0; nth < SECONDS * VISITS_PER_SECOND; nth += 1) {
    const wait = start + (nth * 1000) / VISITS_PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    answers.push(get(CACHED, `192.0.2.${nth % 250}`));
  }
  const all = await Promise.all(answers);
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    p50: times[Math.floor(times.length * 0.5)],
    p99: times[Math.floor(times.length * 0.99)],
    bad: all.filter(({ status }) => status !== 200).length,
  };
}

async function flood(until) {
  const statuses = {};
  let over = false;
  void until.then(() => {
    over = true;
  });
  let nth = 0;
  await Promise.all(
    Array.from({ length: FLOODERS }, async () => {
      while (!over) {
        nth += 1;
        const { status } = await get(`/search?query=flood${nth}`, '198.51.100.1');
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  return statuses;
}

for (let nth = 0; nth < 200; nth += 1) await get(CACHED, '203.0.113.1');
const before = await visit();
const during = visit();
const [flooded, statuses] = await Promise.all([during, flood(during)]);
agent.destroy();
await site.stop();

const show = ({ p50, p99, bad }) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${bad} not answered well`;
const ratio = flooded.p99 / before.p99;
console.log(`A cached page, ${VISITS_PER_SECOND}/s for ${SECONDS} s (load ${loadavg()[0].toFixed(1)})`);
console.log(`Alone: ${show(before)}`);
console.log(`Beside ${FLOODERS} connections of one address that ask for uncached pages: ${show(flooded)}`);
console.log(`p99 ${ratio.toFixed(2)} times; the flood's answers by status:`, statuses);
process.exitCode = ratio <= MAX_RATIO && before.bad + flooded.bad === 0 ? 0 : 1;
