/**
 * A sequential test: whether a canary's pages fail more often than the stable release's. It may be evaluated after every
 * page without losing its error rate (docs/decisions/0031-sequential-test-for-canaries.md has the simulated rates).
 *
 * Pages are compared in batches of the same minutes. If both releases are equal, the number of failed pages that are the
 * canary's follows the hypergeometric distribution. The evidence multiplies the likelihood ratios of all batches. For an
 * equal canary it ever reaches 1 / α with a probability of at most α (Ville's inequality; Ramdas, Grünwald, Vovk, Shafer,
 * "Game-theoretic statistics and safe anytime-valid inference", Statistical Science 2023).
 */

/** Odds ratios of a fault with weights: the first finds three times the faults, the second a release that always fails. */
const ALTERNATIVES = [
  { oddsRatio: 2.5, weight: 0.9 },
  { oddsRatio: 30, weight: 0.1 },
] as const;

/** An equal canary is halted with at most this probability, however long it runs. */
export const ACCEPTED_FALSE_ALARMS = 0.008;

export interface PageCounts {
  pages: number;
  faults: number;
}

/** The logarithm of the evidence for each alternative. */
export type Evidence = readonly number[];

export const NO_EVIDENCE: Evidence = ALTERNATIVES.map(() => 0);

/**
 * Adds one batch. End batches by time or when the canary is shown, never because a page failed.
 * @throws {RangeError} if a release has more faults than pages
 */
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

/** The largest probability that an equal canary would ever look this much worse. */
export function falseAlarmProbability(evidence: Evidence): number {
  const ratio = ALTERNATIVES.reduce((sum, { weight }, i) => sum + weight * Math.exp(evidence[i]!), 0);
  return Math.min(1, 1 / ratio);
}

/** ln E(base^X), where X of `faults` faults fall on the canary's pages and every page is equally likely to fail. */
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
