import { seeded } from '@guide/contracts/testing';
import { describe, expect, test } from '@jest/globals';
import {
  ACCEPTED_FALSE_ALARMS,
  addBatch,
  falseAlarmProbability,
  NO_EVIDENCE,
} from '../../../src/canary/evidence';
import { pagesUntilHalt } from '../../support/canaries';

const CANARIES = 1000;
const SEED = Number(process.env.SEED ?? 20261122);

/** Simulates 1,000 canaries. @returns the number of pages of each one that was halted within 1,000 pages */
function halted(stableRate: number, canaryRate: number, share: number): number[] {
  const random = seeded(SEED);
  const traffic = { random, share, stableRate, canaryRate };
  return Array.from({ length: CANARIES }, () => pagesUntilHalt(traffic, 1000, ACCEPTED_FALSE_ALARMS)).filter(
    (pages) => pages !== null,
  );
}

describe('a canary judged after every page', () => {
  test.each([0.001, 0.01, 0.02])(
    'equal to the stable release at a fault rate of %f: at most 1 % halted',
    (rate) => {
      expect(halted(rate, rate, 0.05).length / CANARIES).toBeLessThanOrEqual(0.01);
    },
  );

  test('three times the faults (1 to 3 %): 95 % are halted within 1,000 pages', () => {
    expect(halted(0.01, 0.03, 0.01).length / CANARIES).toBeGreaterThanOrEqual(0.95);
  });

  test('three times the faults with a quarter of the visitors: at most a third are missed', () => {
    expect(halted(0.01, 0.03, 0.25).length / CANARIES).toBeGreaterThanOrEqual(0.67);
  });

  test('always failing: 95 % are halted by the fourth page', () => {
    const pages = halted(0.01, 1, 0.01).sort((a, b) => a - b);
    expect(pages[CANARIES * 0.95]).toBeLessThanOrEqual(4);
  });

  test('an outage that affects both releases halts none', () => {
    expect(halted(0.5, 0.5, 0.5).length / CANARIES).toBeLessThanOrEqual(0.01);
  });
});

describe('evidence', () => {
  test('one page each gives the likelihood ratio computed by hand', () => {
    // One fault on two pages: probability 1/2 for an equal canary, r / (1 + r) at odds ratio r.
    const evidence = addBatch(NO_EVIDENCE, { pages: 1, faults: 1 }, { pages: 1, faults: 0 });
    expect(evidence.map(Math.exp)).toEqual([
      expect.closeTo(2.5 / (0.5 * (1 + 2.5)), 10),
      expect.closeTo(30 / (0.5 * (1 + 30)), 10),
    ]);
  });

  test('for an equal canary the expected ratio of a batch is 1', () => {
    const [canaryPages, stablePages, faults] = [7, 12, 5];
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    let expected = [0, 0];
    for (let x = 0; x <= faults; x++) {
      const probability =
        (choose(canaryPages, x) * choose(stablePages, faults - x)) /
        choose(canaryPages + stablePages, faults);
      const batch = addBatch(
        NO_EVIDENCE,
        { pages: canaryPages, faults: x },
        { pages: stablePages, faults: faults - x },
      );
      expected = expected.map((sum, i) => sum + probability * Math.exp(batch[i]!));
    }
    expect(expected).toEqual([expect.closeTo(1, 10), expect.closeTo(1, 10)]);
  });

  test('large batches neither overflow nor lose precision', () => {
    const worse = addBatch(NO_EVIDENCE, { pages: 50_000, faults: 1500 }, { pages: 50_000, faults: 500 });
    const equal = addBatch(NO_EVIDENCE, { pages: 50_000, faults: 1000 }, { pages: 50_000, faults: 1000 });
    expect(falseAlarmProbability(worse)).toBeLessThan(1e-50);
    expect(falseAlarmProbability(equal)).toBe(1);
  });

  test('pages of only one release, or without faults, add no evidence', () => {
    expect(addBatch(NO_EVIDENCE, { pages: 3, faults: 3 }, { pages: 0, faults: 0 })).toEqual(NO_EVIDENCE);
    expect(addBatch(NO_EVIDENCE, { pages: 3, faults: 0 }, { pages: 9, faults: 0 })).toEqual(NO_EVIDENCE);
  });

  test('more faults than pages is an error', () => {
    expect(() => addBatch(NO_EVIDENCE, { pages: 1, faults: 2 }, { pages: 1, faults: 0 })).toThrow(RangeError);
  });
});
