/**
 * `npm run reliability:load -- [seconds] [rate]`: mixed load on a site whose services run apart, with one fault after
 * another. Fails when outside the faults' windows anything fails or p99 reaches 250 ms, when a window saw no request, or when an
 * acknowledged write is lost or doubled. Without a rate it first looks for the highest one.
 */
import { loadavg } from 'node:os';
import { provoke } from './faults.mjs';
import { startSite } from './site.mjs';
import { storedWrites } from './stored.mjs';
import { LIMIT_MS, sustainableRate } from './sustainable.mjs';
import { figures, traffic } from './traffic.mjs';

const seconds = Number(process.argv[2] ?? 600);
const LEAST_SECONDS = 150;
/** What eight faults and their recoveries take without the quiet between, roughly. */
const FAULTS_SECONDS = 90;
if (!(seconds >= LEAST_SECONDS)) throw new Error(`Eight faults need at least ${LEAST_SECONDS} seconds`);

const site = await startSite({ apart: true });
const rate = Number(process.argv[3] ?? (await sustainableRate(site.url)));
await traffic(site.url, { rate, seconds: 5, run: 'warm' });
const [answers, windows] = await Promise.all([
  traffic(site.url, { rate, seconds, run: 'load' }),
  provoke(site, (seconds - FAULTS_SECONDS) / 9),
]);
const stored = await storedWrites(site.mongoUrl, answers);
await site.stop();

const endOf = ({ at, ms }) => at + ms;
const windowOf = (answer) => windows.find(({ from, to }) => endOf(answer) >= from && answer.at <= to);
const isBad = ({ status }) => status < 200 || status >= 400;
const outside = figures(answers.filter((answer) => !windowOf(answer)));
console.log(`${rate}/s for ${seconds} s, load ${loadavg()[0].toFixed(1)}`);
console.log(
  `Outside faults: p99 ${outside.p99} ms, good ${outside.good} of ${outside.answers}`,
  outside.statuses,
);
const seen = windows.map((window) => {
  const within = answers.filter((answer) => windowOf(answer) === window);
  const { good, answers: count, statuses } = figures(within);
  const last = Math.max(window.from, ...within.filter(isBad).map(endOf));
  const recovered = Math.max(0, last - window.ended) / 1000;
  console.log(
    `${window.name}: good ${good} of ${count}, last fault ${recovered.toFixed(1)} s after its end`,
    statuses,
  );
  return count;
});
console.log(
  `Writes acknowledged ${stored.acknowledged}, lost ${stored.missing}, doubled ${stored.doubled}, miscounted ${stored.miscounted}`,
);
const whole =
  outside.good === outside.answers &&
  outside.p99 < LIMIT_MS &&
  seen.every((count) => count > 0) &&
  stored.acknowledged > 0 &&
  stored.missing + stored.doubled + stored.miscounted === 0;
process.exitCode = whole ? 0 : 1;
