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

/** How many pages those of 1,000 simulated canaries were shown that were halted within 1,000 pages. */
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

  test('failing always: halted with the fourth page at the latest in 95 %', () => {
    const pages = halted(0.01, 1, 0.01).sort((a, b) => a - b);
    expect(pages[CANARIES * 0.95]).toBeLessThanOrEqual(4);
  });

  test('an outage that hits both releases alike halts none', () => {
    expect(halted(0.5, 0.5, 0.5).length / CANARIES).toBeLessThanOrEqual(0.01);
  });
});

describe('evidence', () => {
  test('one page of each: the ratio of the likelihoods, computed by hand', () => {
    // One fault on two pages: an equal canary has it with 1/2, one with odds r times as high with r / (1 + r).
    const evidence = addBatch(NO_EVIDENCE, { pages: 1, faults: 1 }, { pages: 1, faults: 0 });
    expect(evidence.map(Math.exp)).toEqual([
      expect.closeTo(2.5 / (0.5 * (1 + 2.5)), 10),
      expect.closeTo(30 / (0.5 * (1 + 30)), 10),
    ]);
  });

  test('the expected ratio of a batch is 1 for an equal canary: summed over all it can show', () => {
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

  test('large batches neither overflow nor lose the difference', () => {
    const worse = addBatch(NO_EVIDENCE, { pages: 50_000, faults: 1500 }, { pages: 50_000, faults: 500 });
    const equal = addBatch(NO_EVIDENCE, { pages: 50_000, faults: 1000 }, { pages: 50_000, faults: 1000 });
    expect(falseAlarmProbability(worse)).toBeLessThan(1e-50);
    expect(falseAlarmProbability(equal)).toBe(1);
  });

  test('pages of one release only, or none at fault, say nothing', () => {
    expect(addBatch(NO_EVIDENCE, { pages: 3, faults: 3 }, { pages: 0, faults: 0 })).toEqual(NO_EVIDENCE);
    expect(addBatch(NO_EVIDENCE, { pages: 3, faults: 0 }, { pages: 9, faults: 0 })).toEqual(NO_EVIDENCE);
  });

  test('more faults than pages is a mistake of the caller', () => {
    expect(() => addBatch(NO_EVIDENCE, { pages: 1, faults: 2 }, { pages: 1, faults: 0 })).toThrow(RangeError);
  });
});
