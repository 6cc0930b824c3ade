/**
 * Sequential test of whether a canary's pages fail more often than the stable release's; valid after every page.
 * The evidence multiplies likelihood ratios of hypergeometric batches. By Ville's inequality an equal canary reaches 1
 * / α with probability at most α (Ramdas et al., "Game-theoretic statistics and safe anytime-valid inference", 2023).
 */

/** Weighted odds ratios: the first detects three times the failures, the second a release that always fails. */
const ALTERNATIVES = [
  { oddsRatio: 2.5, weight: 0.9 },
  { oddsRatio: 30, weight: 0.1 },
] as const;

export interface PageCounts {
  pages: number;
  faults: number;
}

export type Evidence = readonly number[];

export const NO_EVIDENCE: Evidence = ALTERNATIVES.map(() => 0);

/** Adds one batch. Batches end by time: ending one because a page failed would bias the test. @throws {RangeError} */
export function addBatch(evidence: Evidence, canary: PageCounts, stable: PageCounts): Evidence {
  for (const { pages, faults } of [canary, stable]) {
    if (faults < 0 || faults > pages) throw new RangeError(`${faults} of ${pages} pages cannot have failed.`);
  }
  const faults = canary.faults + stable.faults;
  if (canary.pages === 0 || stable.pages === 0 || faults === 0) return evidence;
  return ALTERNATIVES.map(
    ({ oddsRatio }, i) =>
      evidence[i]! +
      canary.faults * Math.log(oddsRatio) -
      logExpectedPower(canary.pages, stable.pages, faults, oddsRatio),
  );
}

/** Upper bound of the probability that an equal canary ever looks this much worse. */
export function falseAlarmProbability(evidence: Evidence): number {
  const ratio = ALTERNATIVES.reduce((sum, { weight }, i) => sum + weight * Math.exp(evidence[i]!), 0);
  return Math.min(1, 1 / ratio);
}

/** ln E(base^X), where X of `faults` faults are the canary's if every page is equally likely to fail. */
function logExpectedPower(canaryPages: number, stablePages: number, faults: number, base: number): number {
  const least = Math.max(0, faults - stablePages);
  const most = Math.min(faults, canaryPages);
  let logProbability = 0;
  let logProbabilities = 0;
  let logPowers = least * Math.log(base);
  for (let x = least; x < most; x++) {
    logProbability +=
      Math.log((canaryPages - x) * (faults - x)) - Math.log((x + 1) * (stablePages - faults + x + 1));
    logProbabilities = logSum(logProbabilities, logProbability);
    logPowers = logSum(logPowers, logProbability + (x + 1) * Math.log(base));
  }
  return logPowers - logProbabilities;
}

/** ln(eᵃ + eᵇ), without overflow. */
const logSum = (a: number, b: number) => Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b)));
