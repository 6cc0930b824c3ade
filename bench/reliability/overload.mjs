/**
 * `npm run reliability:overload -- [seconds] [rate]`: twice the sustainable rate, then the sustainable one again. Fails when
 * goodput falls to 80 % of the sustainable rate, an answer is neither good nor 503 or 429, or it does not recover.
 */
import { loadavg } from 'node:os';
import { startSite } from './site.mjs';
import { sustainableRate } from './sustainable.mjs';
import { figures, traffic } from './traffic.mjs';

const seconds = Number(process.argv[2] ?? 30);
const AFTER_SECONDS = 10;
const MIN_GOOD_SHARE = 0.8;

const site = await startSite();
const rate = Number(process.argv[3] ?? (await sustainableRate(site.url)));
const start = Date.now();
const double = figures(await traffic(site.url, { rate: rate * 2, seconds, run: 'double' }));
// The last answers come after the last second.
const took = (Date.now() - start) / 1000;
const after = figures(await traffic(site.url, { rate, seconds: AFTER_SECONDS, run: 'after' }));
await site.stop();

const goodput = double.good / took;
const refused = (double.statuses[503] ?? 0) + (double.statuses[429] ?? 0);
console.log(`Sustainable: ${rate}/s, load ${loadavg()[0].toFixed(1)}`);
console.log(
  `Twice that: ${goodput.toFixed(0)} good a second (${((goodput / rate) * 100).toFixed(0)} % of it), p99 ${double.p99} ms`,
  double.statuses,
);
console.log(`Afterwards: p99 ${after.p99} ms, good ${after.good} of ${after.answers}`);
const kept = goodput > rate * MIN_GOOD_SHARE && refused + double.good === double.answers;
process.exitCode = kept && after.good === after.answers ? 0 : 1;
