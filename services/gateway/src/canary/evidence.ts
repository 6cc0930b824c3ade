/**
 * Whether a canary's pages go wrong more often than the stable release's: a sequential test that may be looked at
 * after every page, for as long as the canary runs, without losing its error rate (docs/decisions/0031-sequential-test-for-canaries.md).
 *
 * Pages are compared in batches, the canary's with the stable release's of the same minutes. If both releases were
 * alike, each page of a batch would be equally likely to be among those that went wrong, whatever the rate of faults
 * is at that time: how many of them are the canary's then follows the hypergeometric distribution. The evidence is
 * the ratio of how likely the observed number is for a worse canary to how likely it is for an equal one, multiplied
 * over all batches. For an equal canary this product reaches 1 / α at any time with a probability of at most α
 * (Ville's inequality; see Ramdas, Grünwald, Vovk, Shafer, "Game-theoretic statistics and safe anytime-valid
 * inference", Statistical Science 2023).
 *
 * Simulated (2,000 canaries a row, 1,000 pages of the canary, test/long/simulations/evidence.test.ts):
 * - False halts of an equal canary: at most 0.8 %, with faults on 1 or 5 % of pages and 1 to 25 % of the visitors.
 * - Missed halts with faults on 1 % of stable pages and 3 % of the canary's: 4 % with 1 % of the visitors, 7 % with
 *   5 %, 30 % with 25 %. With 2 % of the canary's: 56 %. With 10 % or more of the canary's: none.
 * - A canary that always fails is halted with its 3rd page (median), with 25 % of the visitors with its 8th.
 */

/**
 * How much worse a canary might be, as ratios of the odds of a fault, with their weights: the first finds a rate
 * that has grown to three times, the second a release that fails nearly always within three to four pages.
 */
const ALTERNATIVES = [
  { oddsRatio: 2.5, weight: 0.9 },
  { oddsRatio: 30, weight: 0.1 },
] as const;

/** An equal canary is halted with at most this probability, however long it runs. */
export const ACCEPTED_FALSE_ALARMS = 0.008;

/** Pages of one release in a batch, and how many of them went wrong. */
export interface PageCounts {
  pages: number;
  faults: number;
}

/** The logarithm of the evidence for each alternative. Begins with zeros. */
export type Evidence = readonly number[];

export const NO_EVIDENCE: Evidence = ALTERNATIVES.map(() => 0);

/**
 * The evidence with one more batch. Batches must not be cut by what happened in them: close one when time has passed
 * or when the canary was shown, never when a page failed. A batch without pages of either release says nothing.
 *
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

/**
 * The probability that an equal canary would ever be found this much worse: at most this, or 1.
 * Halt a canary when it falls to `ACCEPTED_FALSE_ALARMS`.
 */
export function falseAlarmProbability(evidence: Evidence): number {
  const ratio = ALTERNATIVES.reduce((sum, { weight }, i) => sum + weight * Math.exp(evidence[i]!), 0);
  return Math.min(1, 1 / ratio);
}

/**
 * The logarithm of the expected value of `base` to the power of X, where X is how many of `faults` faults fall on
 * the canary's pages if every page is equally likely to have one.
 */
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
