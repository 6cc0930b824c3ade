/** When a canary that grows by itself gets its next share. */

/** Shares in percent; the last makes the release the stable one. */
const STEPS = [1, 5, 25, 100] as const;

export interface RampRule {
  /** Voters of the canary that a step needs. */
  voters: number;
  /** How long a step lasts at least. */
  stepMs: number;
}

/**
 * 300 voters without a fault say with 95 % that fewer than 1 % have one; a quarter of an hour lets slow faults show.
 * What is caught meanwhile: docs/decisions/0035-automatic-canary-ramp-and-monitoring-of-stable-releases.md.
 */
export const RAMP_RULE: RampRule = { voters: 300, stepMs: 15 * 60_000 };

/** Evidence that is stronger than this is suspicious: the share stays until it is weaker, or the canary is halted. */
const SUSPICIOUS_PROBABILITY = 0.2;

/**
 * The next share of a canary, in percent, or null if it stays.
 * @param share it has now, percent
 * @param voters of it since it has this share
 * @param heldMs how long it has had it
 * @param probability that an equal release would ever be found as much worse as this one was
 */
export function nextShare(
  share: number,
  voters: number,
  heldMs: number,
  probability: number,
  rule: RampRule = RAMP_RULE,
): number | null {
  if (voters < rule.voters || heldMs < rule.stepMs || probability < SUSPICIOUS_PROBABILITY) return null;
  return STEPS.find((step) => step > share) ?? null;
}
