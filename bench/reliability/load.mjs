/** `npm run bench -- load [seconds] [rate]`: mixed load (600 s, 300/s) with faults. Its promises are in README.md. */
import { loadavg } from 'node:os';
import { causeFaults, faultsOf } from './faults.mjs';
import { startSite } from './site.mjs';
import { storedWrites } from './stored.mjs';
import { figures, isGood, READS, traffic } from './traffic.mjs';

const seconds = Number(process.argv[2] ?? 600);
const rate = Number(process.argv[3] ?? 300);
const LIMIT_MS = 250;
const MIN_SECONDS = 150;
const FAULTS_SECONDS = 90;
if (!(seconds >= MIN_SECONDS)) throw new Error(`Eight faults need at least ${MIN_SECONDS} seconds`);

const site = await startSite({ separate: true });
await traffic(site.url, { rate, seconds: 5, run: 'warm' });
const { microFrontends } = await fetch(`${site.url}/api/modules`).then((response) => response.json());
const reads = [...READS, microFrontends.pubs[0].url];
const start = Date.now();
const faults = causeFaults(site, (seconds - FAULTS_SECONDS) / (faultsOf(site).length + 1));
const [results, windows] = await Promise.all([
  traffic(site.url, { rate, seconds, run: 'load', until: faults, reads }),
  faults,
]);
const stored = await storedWrites(site.mongoUrl, results);
await site.stop();

const windowOf = (result) => windows.find(({ from, to }) => result.ended >= from && result.at <= to);
const quiet = results.filter((result) => !windowOf(result));
const outside = figures(quiet);
console.log(`${rate}/s for ${Math.round((Date.now() - start) / 1000)} s, load ${loadavg()[0].toFixed(1)}`);
console.log(
  `Outside faults: p99 ${outside.p99} ms, good ${outside.good} of ${outside.count}`,
  outside.statuses,
);
for (const { at, call, status, ms } of quiet.filter((result) => !isGood(result)).slice(0, 20)) {
  console.log(
    `  ${((at - start) / 1000).toFixed(1)} s: ${call.method} ${call.path} ${status} after ${ms.toFixed(0)} ms`,
  );
}
const seen = windows.map((window) => {
  const within = results.filter((result) => windowOf(result) === window);
  const { good, count, statuses } = figures(within);
  const last = Math.max(
    window.ended,
    ...within.filter((result) => !isGood(result)).map(({ ended }) => ended),
  );
  const times = `from ${((window.from - start) / 1000).toFixed(0)} s for ${((window.ended - window.from) / 1000).toFixed(1)} s`;
  const recovered = ((last - window.ended) / 1000).toFixed(1);
  console.log(`${window.name} ${times}: good ${good} of ${count}, recovered after ${recovered} s`, statuses);
  return count;
});
console.log(`Writes acknowledged ${stored.acknowledged}, lost ${stored.missing}, doubled ${stored.doubled}`);
const passed =
  outside.good === outside.count &&
  outside.p99 < LIMIT_MS &&
  seen.every((count) => count > 0) &&
  stored.acknowledged > 0 &&
  stored.missing + stored.doubled === 0;
process.exitCode = passed ? 0 : 1;
