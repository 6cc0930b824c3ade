/**
 * How often the canary test raises a false alarm, and how soon it finds a worse release, looked at after every page
 * (`npm run bench:canary`). Random numbers are seeded: `SEED=7 npm run bench:canary` makes another run.
 */

import { seeded } from '@guide/contracts/testing';
import { ACCEPTED_FALSE_ALARMS } from '../../services/gateway/src/canary/evidence.ts';
import { RAMP_RULE } from '../../services/gateway/src/canary/ramp.ts';
import { pagesUntilHalt, shareReached } from '../../services/gateway/test/support/canaries.ts';

const RUNS = Number(process.env.RUNS ?? 5000);
const SEED = Number(process.env.SEED ?? 1);
const PAGES = 1000;
const SHARES = [0.01, 0.05, 0.25];
const percent = (/** @type {number} */ share) => `${Number((100 * share).toFixed(2))} %`;

console.log(`${RUNS} canaries a row, ${PAGES} pages each, judged after every page, seed ${SEED}`);
console.log('\nequal canaries: faults | share of visitors | halted');
for (const rate of [0.001, 0.01, 0.02, 0.05]) for (const share of SHARES) row(rate, rate, share);
console.log('\nworse canaries: faults | share of visitors | halted | after pages (median)');
for (const rate of [0.03, 0.1, 1]) for (const share of SHARES) row(0.01, rate, share);

console.log(
  `\ncanaries that grow by themselves, ${RAMP_RULE.voters} visitors a step: faults | halted at 1, 5, 25 % | stay | become stable`,
);
for (const [stable, canary] of [
  [0.001, 0.001],
  [0.01, 0.01],
  [0.05, 0.05],
  [0.01, 0.02],
  [0.01, 0.03],
  [0.01, 0.1],
  [0.01, 1],
])
  rampRow(stable, canary);

/** @param {number} stableRate @param {number} canaryRate */
function rampRow(stableRate, canaryRate) {
  const random = seeded(SEED);
  const ends = Array.from({ length: RUNS / 5 }, () => shareReached({ random, stableRate, canaryRate }));
  const part = (/** @type {(end: typeof ends[number]) => boolean} */ is) =>
    percent(ends.filter(is).length / ends.length);
  const halted = [1, 5, 25].map((share) => part((end) => end.halted && end.share === share));
  console.log(
    `${percent(stableRate)} → ${percent(canaryRate)} | ${halted.join(', ')} | ${part((end) => !end.halted && end.share < 100)} | ${part((end) => end.share === 100)}`,
  );
}

/** @param {number} stableRate @param {number} canaryRate @param {number} share */
function row(stableRate, canaryRate, share) {
  const random = seeded(SEED);
  const pages = [];
  for (let run = 0; run < RUNS; run++) {
    const halted = pagesUntilHalt({ random, share, stableRate, canaryRate }, PAGES, ACCEPTED_FALSE_ALARMS);
    if (halted !== null) pages.push(halted);
  }
  pages.sort((a, b) => a - b);
  const median = pages.length > RUNS / 2 ? ` | ${pages[pages.length >> 1]}` : '';
  const rates =
    stableRate === canaryRate ? percent(stableRate) : `${percent(stableRate)} → ${percent(canaryRate)}`;
  console.log(`${rates} | ${percent(share)} | ${percent(pages.length / RUNS)}${median}`);
}
