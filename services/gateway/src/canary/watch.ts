/**
 * Watches a release that all visitors have: a cumulative sum (CUSUM) of how much better its votes fit too many faults
 * than few of them (E. S. Page, "Continuous inspection schemes", Biometrika 1954).
 */
import type { Tally } from './votes';

/** The share of voters with a fault that needs no word: browsers that are left alone by their network are among them. */
const TOLERATED_FAILURE_RATE = 0.05;
/** The share that must be found soon. */
const INTOLERABLE_FAILURE_RATE = 0.2;
/**
 * While the share is at most the tolerated one, 100,000 voters or more pass on average until a false alert
 * (Lorden's bound: the exponential of this).
 */
export const ALERT_SCORE = Math.log(100_000);

const FAULT = Math.log(INTOLERABLE_FAILURE_RATE / TOLERATED_FAILURE_RATE);
const NO_FAULT = Math.log((1 - INTOLERABLE_FAILURE_RATE) / (1 - TOLERATED_FAILURE_RATE));

/** The score after more voters; it begins with 0 and is never below it or above `ALERT_SCORE`. */
export function watchScore(score: number, { voters, failures }: Pick<Tally, 'voters' | 'failures'>): number {
  const next = score + failures * FAULT + (voters - failures) * NO_FAULT;
  return Math.min(ALERT_SCORE, Math.max(0, next));
}
