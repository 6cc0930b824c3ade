import { expect, test } from '@jest/globals';
import {
  type Allocation,
  bucketOf,
  fullRollout,
  maxShare,
  versionAt,
  withShare,
} from '../src/releases/allocation';

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const shareOf = (allocations: ReturnType<typeof fullRollout>, version: string) =>
  visitors.filter((visitor) => versionAt(allocations, bucketOf('pubs', visitor)) === version).length / 100;

test('a canary of 0, 30 and 99 percent reaches 0, 30 ± 1.5 and 99 ± 0.5 percent of 10,000 visitors', () => {
  expect(shareOf(withShare(fullRollout('1'), '2', 0), '2')).toBe(0);
  const thirty = shareOf(withShare(fullRollout('1'), '2', 30), '2');
  expect(thirty).toBeGreaterThan(28.5);
  expect(thirty).toBeLessThan(31.5);
  const nearlyAll = shareOf(withShare(fullRollout('1'), '2', 99), '2');
  expect(nearlyAll).toBeGreaterThan(98.5);
  expect(nearlyAll).toBeLessThan(99.5);
});

test("a visitor's buckets are independent between modules", () => {
  const both = visitors.filter(
    (visitor) => bucketOf('pubs', visitor) < 5000 && bucketOf('map', visitor) < 5000,
  );
  expect(both.length).toBeGreaterThan(2300);
  expect(both.length).toBeLessThan(2700);
});

test('a canary takes buckets from the end of the stable release and returns its last buckets', () => {
  const thirty = withShare(fullRollout('1'), '2', 30);
  expect(thirty).toEqual([
    { version: '1', ranges: [[0, 7000]] },
    { version: '2', ranges: [[7000, 10_000]] },
  ]);
  const third = withShare(thirty, '3', 20);
  expect(third).toEqual([
    { version: '1', ranges: [[0, 5000]] },
    { version: '2', ranges: [[7000, 10_000]] },
    { version: '3', ranges: [[5000, 7000]] },
  ]);
  const grown = withShare(third, '2', 40);
  expect(grown).toEqual([
    { version: '1', ranges: [[0, 4000]] },
    { version: '3', ranges: [[5000, 7000]] },
    {
      version: '2',
      ranges: [
        [7000, 10_000],
        [4000, 5000],
      ],
    },
  ]);
  expect(withShare(grown, '2', 5)).toEqual([
    {
      version: '1',
      ranges: [
        [0, 4000],
        [7500, 10_000],
        [4000, 5000],
      ],
    },
    { version: '3', ranges: [[5000, 7000]] },
    { version: '2', ranges: [[7000, 7500]] },
  ]);
});

test('a share of 0 ends a canary, the same share changes nothing, and the stable release cannot be shared', () => {
  const thirty = withShare(fullRollout('1'), '2', 30);
  expect(withShare(thirty, '2', 0).map(({ version }) => version)).toEqual(['1']);
  expect(withShare(thirty, '2', 30)).toEqual(thirty);
  expect(withShare(thirty, '1', 50)).toBe(thirty);
  expect(withShare([], '1', 50)).toEqual([]);
  expect(withShare(fullRollout('1'), '2', 0.254)[1]!.ranges).toEqual([[9975, 10_000]]);
});

test('a share that leaves the stable release less than 1 % is an error; ending or shrinking a canary is not', () => {
  expect(() => withShare(fullRollout('1'), '2', 99.5)).toThrow(RangeError);
  const two = withShare(withShare(fullRollout('1'), '2', 60), '3', 39);
  expect(maxShare(two, '3')).toBe(39);
  expect(() => withShare(two, '3', 40)).toThrow(RangeError);
  expect(two[0]!.ranges).toEqual([[0, 100]]);
  // Older gateways allowed a stable release without buckets.
  const full: Allocation[] = [
    { version: '1', ranges: [] },
    { version: '2', ranges: [[0, 10_000]] },
  ];
  expect(withShare(full, '2', 100)).toEqual(full);
  expect(withShare(full, '2', 50)[0]!.ranges).toEqual([[5000, 10_000]]);
  expect(withShare(full, '2', 0)).toEqual(fullRollout('1'));
});

test('buckets outside all ranges get the stable release', () => {
  const allocations: Allocation[] = [
    { version: '1', ranges: [[0, 10]] },
    { version: '2', ranges: [[20, 30]] },
  ];
  const versions = [9, 10, 19, 20, 29, 30].map((bucket) => versionAt(allocations, bucket));
  expect(versions).toEqual(['1', '1', '1', '2', '2', '1']);
});

test("a visitor's bucket does not change between gateway versions", () => {
  expect([
    bucketOf('pubs', 'visitor-0'),
    bucketOf('pubs', 'visitor-1'),
    bucketOf('map', 'visitor-0'),
  ]).toEqual([551, 259, 8800]);
});
