/** How many requests a second a site takes on this machine. */
import { figures, traffic } from './traffic.mjs';

/** The promise: the 99th percentile stays under it, ms. */
export const LIMIT_MS = 250;
const RATES = [100, 200, 400, 600, 800, 1000, 1200, 1500, 1800, 2200, 2700, 3300];
const SECONDS_PER_RATE = 8;

/**
 * The highest of the rates at which p99 stays under 250 ms and nothing fails, 8 s each. A rate that fails is tried once
 * more: one pause of the machine is no limit of the site.
 */
export async function sustainableRate(url) {
  let best = 0;
  await traffic(url, { rate: RATES[0], seconds: SECONDS_PER_RATE, run: 'warm' });
  for (const rate of RATES) {
    if (!(await holds(url, rate, 'first')) && !(await holds(url, rate, 'again'))) break;
    best = rate;
  }
  if (best === 0) throw new Error(`Not even ${RATES[0]} requests a second keep p99 under ${LIMIT_MS} ms`);
  return best;
}

async function holds(url, rate, run) {
  const found = figures(await traffic(url, { rate, seconds: SECONDS_PER_RATE, run: `ramp-${run}-${rate}` }));
  console.log(`${rate}/s: p99 ${found.p99} ms, good ${found.good} of ${found.answers}`);
  return found.p99 < LIMIT_MS && found.good === found.answers;
}
