/**
 * `npm run bench -- load [seconds] [rate]`: mixed load (600 s, 300/s) on a site whose services run apart, with one fault
 * after another. Fails when outside the faults' windows anything fails or p99 reaches 250 ms, when a window saw no
 * request, or when an acknowledged write is lost or doubled.
 */
import { loadavg } from 'node:os';
import { faultsOf, provoke } from './faults.mjs';
import { startSite } from './site.mjs';
import { storedWrites } from './stored.mjs';
import { figures, isGood, READS, traffic } from './traffic.mjs';

const seconds = Number(process.argv[2] ?? 600);
const rate = Number(process.argv[3] ?? 300);
/** The promise for the 99th percentile, ms. */
const LIMIT_MS = 250;
const MIN_SECONDS = 150;
/** What the faults and their recoveries take without the quiet between, roughly. */
const FAULTS_SECONDS = 90;
if (!(seconds >= MIN_SECONDS)) throw new Error(`Eight faults need at least ${MIN_SECONDS} seconds`);

const site = await startSite({ apart: true });
await traffic(site.url, { rate, seconds: 5, run: 'warm' });
const { microFrontends } = await fetch(`${site.url}/api/modules`).then((answer) => answer.json());
const reads = [...READS, microFrontends.pubs[0].url];
const start = Date.now();
const provoked = provoke(site, (seconds - FAULTS_SECONDS) / (faultsOf(site).length + 1));
const [answers, windows] = await Promise.all([
  traffic(site.url, { rate, seconds, run: 'load', until: provoked, reads }),
  provoked,
]);
// The last second is counted when a figure is requested, or a second later.
await fetch(`${site.url}/api/analytics/summary`);
const stored = await storedWrites(site.mongoUrl, answers);
await site.stop();

const windowOf = (answer) => windows.find(({ from, to }) => answer.ended >= from && answer.at <= to);
const quiet = answers.filter((answer) => !windowOf(answer));
const outside = figures(quiet);
console.log(`${rate}/s for ${Math.round((Date.now() - start) / 1000)} s, load ${loadavg()[0].toFixed(1)}`);
console.log(
  `Outside faults: p99 ${outside.p99} ms, good ${outside.good} of ${outside.answers}`,
  outside.statuses,
);
for (const { at, call, status, ms } of quiet.filter((answer) => !isGood(answer)).slice(0, 20)) {
  console.log(
    `  ${((at - start) / 1000).toFixed(1)} s: ${call.method} ${call.path} ${status} after ${ms.toFixed(0)} ms`,
  );
}
const seen = windows.map((window) => {
  const within = answers.filter((answer) => windowOf(answer) === window);
  const { good, answers: count, statuses } = figures(within);
  const last = Math.max(
    window.ended,
    ...within.filter((answer) => !isGood(answer)).map(({ ended }) => ended),
  );
  const times = `from ${((window.from - start) / 1000).toFixed(0)} s for ${((window.ended - window.from) / 1000).toFixed(1)} s`;
  const recovered = ((last - window.ended) / 1000).toFixed(1);
  console.log(`${window.name} ${times}: good ${good} of ${count}, recovered after ${recovered} s`, statuses);
  return count;
});
console.log(`Writes acknowledged ${stored.acknowledged}, lost ${stored.missing}, doubled ${stored.doubled}`);
const passed =
  outside.good === outside.answers &&
  outside.p99 < LIMIT_MS &&
  seen.every((count) => count > 0) &&
  stored.acknowledged > 0 &&
  stored.missing + stored.doubled === 0;
process.exitCode = passed ? 0 : 1;
