import type { Random } from '@guide/contracts/testing';
import { addBatch, falseAlarmProbability, NO_EVIDENCE } from '../../src/canary/evidence';

// Copied once, because global lookups are slow in Jest's contexts.
const { floor, log } = Math;

/** Fault rates by page, and the share of visitors who get the canary. */
export interface Traffic {
  random: Random;
  share: number;
  stableRate: number;
  canaryRate: number;
}

/** Simulates a canary that is judged after each page. @returns its pages until it was halted, or null */
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
