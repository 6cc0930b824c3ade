import type { Random } from '@guide/contracts/testing';
import {
  ACCEPTED_FALSE_ALARMS,
  addBatch,
  falseAlarmProbability,
  NO_EVIDENCE,
} from '../../src/canary/evidence';
import { nextShare, RAMP_RULE } from '../../src/canary/ramp';

// Taken once: looking a global up is slow in Jest's contexts.
const { floor, log } = Math;

/** Pages with a fault out of all pages, and the share of visitors who get the canary. */
export interface Traffic {
  random: Random;
  share: number;
  stableRate: number;
  canaryRate: number;
}

/**
 * One simulated canary, judged after each of its pages against the stable release's pages since the one before.
 *
 * @returns how many pages of the canary were shown until it was halted, or null if it was not in `pages` of them
 */
export function pagesUntilHalt(traffic: Traffic, pages: number, acceptedRate: number): number | null {
  const { random, share, stableRate, canaryRate } = traffic;
  const until = (rate: number) => floor(log(1 - random.next()) / log(1 - rate));
  let evidence = NO_EVIDENCE;
  for (let page = 1; page <= pages; page++) {
    const stable = { pages: until(share), faults: 0 };
    for (let next = until(stableRate); next < stable.pages; next += 1 + until(stableRate)) stable.faults += 1;
    evidence = addBatch(evidence, { pages: 1, faults: random.next() < canaryRate ? 1 : 0 }, stable);
    if (falseAlarmProbability(evidence) <= acceptedRate) return page;
  }
  return null;
}

/** Visitors of a canary at one step, after which it is taken for one that stays there. */
const MAX_VOTERS_OF_STEP = 3000;

/**
 * One simulated canary that grows by itself, judged after each of its visitors.
 *
 * @returns the share at which it ended, and whether it was halted there; 100 is the stable release
 */
export function shareReached({ random, stableRate, canaryRate }: Omit<Traffic, 'share'>) {
  const until = (rate: number) => floor(log(1 - random.next()) / log(1 - rate));
  let evidence = NO_EVIDENCE;
  let share = 1;
  let voters = 0;
  while (share < 100 && voters < MAX_VOTERS_OF_STEP) {
    const stable = { pages: until(share / 100), faults: 0 };
    for (let next = until(stableRate); next < stable.pages; next += 1 + until(stableRate)) stable.faults += 1;
    voters += 1;
    evidence = addBatch(evidence, { pages: 1, faults: random.next() < canaryRate ? 1 : 0 }, stable);
    const probability = falseAlarmProbability(evidence);
    if (probability <= ACCEPTED_FALSE_ALARMS) return { share, halted: true };
    const next = nextShare(share, voters, RAMP_RULE.stepMs, probability);
    if (next === null) continue;
    share = next;
    voters = 0;
  }
  return { share, halted: false };
}
