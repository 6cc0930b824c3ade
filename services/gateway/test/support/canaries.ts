import type { Random } from '@guide/contracts/testing';
import { addBatch, falseAlarmProbability, NO_EVIDENCE } from '../../src/canary/evidence';

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
