import { type Random, seeded } from '@guide/contracts/testing';
import { describe, expect, test } from '@jest/globals';
import { addBatch, falseAlarmProbability, NO_EVIDENCE } from '../../../src/canary/evidence';
import { SIGNIFICANCE } from '../../../src/canary/judge';

// Copied once, because global lookups are slow in Jest's contexts.
const { floor, log } = Math;

const CANARIES = 1000;
const PAGES = 1000;
const SEED = Number(process.env.SEED ?? 20261122);

/** Simulates a canary that is judged after each page. @returns its pages until it was halted, or null */
function pagesUntilHalt(random: Random, stableRate: number, canaryRate: number, share: number) {
  const until = (rate: number) => floor(log(1 - random.next()) / log(1 - rate));
  let evidence = NO_EVIDENCE;
  for (let page = 1; page <= PAGES; page++) {
    const stable = { pages: until(share), faults: 0 };
    for (let next = until(stableRate); next < stable.pages; next += 1 + until(stableRate)) stable.faults += 1;
    evidence = addBatch(evidence, { pages: 1, faults: random.next() < canaryRate ? 1 : 0 }, stable);
    if (falseAlarmProbability(evidence) <= SIGNIFICANCE.failures) return page;
  }
  return null;
}

/** Simulates 1,000 canaries. @returns the number of pages of each one that was halted within 1,000 pages */
function halted(stableRate: number, canaryRate: number, share: number): number[] {
  const random = seeded(SEED);
  const pages = Array.from({ length: CANARIES }, () => pagesUntilHalt(random, stableRate, canaryRate, share));
  return pages.filter((count) => count !== null);
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
