/** `node bench/reliability/overload.mjs [seconds] [rate]`: twice the sustainable rate, then the sustainable one again. */
import { startSite } from './site.mjs';
import { figures, sustainableRate, traffic } from './traffic.mjs';

const seconds = Number(process.argv[2] ?? 30);
const site = await startSite();
const rate = Number(process.argv[3] ?? (await sustainableRate(site.url)));
const usual = figures(await traffic(site.url, { rate, seconds: 10, run: 'usual' }));
const double = figures(await traffic(site.url, { rate: rate * 2, seconds, run: 'double' }));
const after = figures(await traffic(site.url, { rate, seconds: 10, run: 'after' }));

const goodput = double.good / seconds;
const refused = (double.statuses[503] ?? 0) + (double.statuses[429] ?? 0);
console.log(`Sustainable ${rate}/s: p99 ${usual.p99} ms`);
console.log(`Twice that: ${goodput.toFixed(1)} good a second, p99 ${double.p99} ms`, double.statuses);
console.log(`Afterwards: p99 ${after.p99} ms, good ${after.good} of ${after.answers}`);
await site.stop();
const kept = goodput >= rate * 0.8 && refused + double.good === double.answers;
process.exitCode = kept && after.good === after.answers ? 0 : 1;
