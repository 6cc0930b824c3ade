import { cityClocks, clockChanges } from '@guide/contracts/site';
import { expect, test } from '@jest/globals';

const HOUR_MS = 3_600_000;

test('the changes of a zone are found at whatever second of the day they are asked for', () => {
  const midnight = Date.UTC(2026, 10, 23);
  const year = 365 * 24 * HOUR_MS;
  const found = (from: number) => clockChanges('Europe/London', from, from + year).slice(1);
  const expected = found(midnight);
  expect(expected).toHaveLength(2);
  // London's clocks change at 01:00 UTC: the seconds around it are where halving may stop getting on.
  for (let second = -150; second <= 150; second += 1)
    expect(found(midnight + HOUR_MS + second * 1000 + 743)).toEqual(expected);
});

test('D-37 every process of a year says the same of a city’s clocks, for two years and more to come', () => {
  const said = (now: number) => cityClocks('Europe/London', now);
  const first = Date.UTC(2027, 0, 1);
  const last = Date.UTC(2027, 11, 31, 23, 59);
  expect(said(first)).toEqual(said(last));
  expect(said(first)[0]!.from).toBeLessThan(first);
  expect(said(last).at(-1)!.from).toBeGreaterThan(last + 600 * 24 * HOUR_MS);
});
