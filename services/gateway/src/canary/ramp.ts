/** When a canary that grows by itself gets its next share. */

/** Shares in percent; the last makes the release the stable one. */
const STEPS = [1, 5, 25, 100] as const;

/**
 * Voters of the canary that a step needs: 300 without a fault say with 95 % that fewer than 1 % have one
 * (docs/decisions/0035-automatic-canary-ramp-and-monitoring-of-stable-releases.md).
 */
const STEP_VOTERS = 300;
/** How long a step lasts at least, so that slow faults show. */
const STEP_MS = 15 * 60_000;

/** Evidence that is stronger than this is suspicious: the share stays until it is weaker, or the canary is halted. */
const SUSPICIOUS_PROBABILITY = 0.2;

/**
 * The next share of a canary, in percent, or null if it stays.
 * @param share its present share, percent
 * @param voters its voters since it has this share
 * @param heldMs how long it has had this share
 * @param probability that an equal release would ever be found as much worse as this one was
 */
export function nextShare(share: number, voters: number, heldMs: number, probability: number): number | null {
  if (voters < STEP_VOTERS || heldMs < STEP_MS || probability < SUSPICIOUS_PROBABILITY) return null;
  return STEPS.find((step) => step > share) ?? null;
}
