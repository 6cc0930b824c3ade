import { expect, test } from '@jest/globals';
import {
  type Allocation,
  BUCKETS,
  bucketOf,
  fullRollout,
  sizeOf,
  versionAt,
  withShare,
} from '../src/releases/allocation';

const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
const shareOf = (allocations: ReturnType<typeof fullRollout>, version: string) =>
  visitors.filter((visitor) => versionAt(allocations, bucketOf('pubs', visitor)) === version).length / 100;

test('a canary of 0, 30 and 100 percent reaches 0, 30 ± 1.5 and 100 percent of 10,000 visitors', () => {
  expect(shareOf(withShare(fullRollout('1'), '2', 0), '2')).toBe(0);
  const thirty = shareOf(withShare(fullRollout('1'), '2', 30), '2');
  expect(thirty).toBeGreaterThan(28.5);
  expect(thirty).toBeLessThan(31.5);
  expect(shareOf(withShare(fullRollout('1'), '2', 100), '2')).toBe(100);
});

test('adding a third release moves nobody between the others', () => {
  const before = withShare(fullRollout('1'), '2', 30);
  const after = withShare(before, '3', 20);
  for (const visitor of visitors) {
    const bucket = bucketOf('pubs', visitor);
    const was = versionAt(before, bucket);
    const is = versionAt(after, bucket);
    expect(is === was || (was === '1' && is === '3')).toBe(true);
  }
});

test('growing keeps its visitors, and shrinking gives only its own back to the stable release', () => {
  const ten = withShare(fullRollout('1'), '2', 10);
  const forty = withShare(ten, '2', 40);
  const five = withShare(forty, '2', 5);
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    if (versionAt(ten, bucket) === '2') expect(versionAt(forty, bucket)).toBe('2');
    if (versionAt(five, bucket) === '2') expect(versionAt(forty, bucket)).toBe('2');
  }
  expect(sizeOf(five[1]!.ranges)).toBe(500);
  expect(sizeOf(five[0]!.ranges)).toBe(9500);
});

test('modules bucket a visitor independently', () => {
  const both = visitors.filter(
    (visitor) => bucketOf('pubs', visitor) < 5000 && bucketOf('map', visitor) < 5000,
  );
  expect(both.length).toBeGreaterThan(2300);
  expect(both.length).toBeLessThan(2700);
});

test('a share is cut off the end of the stable release, grows by more of it, and gives its own last buckets back', () => {
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

test('no share is no canary, the same share changes nothing, and the stable release has no share of its own', () => {
  const thirty = withShare(fullRollout('1'), '2', 30);
  expect(withShare(thirty, '2', 0).map(({ version }) => version)).toEqual(['1']);
  expect(withShare(thirty, '2', 30)).toEqual(thirty);
  expect(withShare(thirty, '1', 50)).toBe(thirty);
  expect(withShare([], '1', 50)).toEqual([]);
  expect(withShare(fullRollout('1'), '2', 0.254)[1]!.ranges).toEqual([[9975, 10_000]]);
});

test('what lies in no range gets the stable release', () => {
  const allocations: Allocation[] = [
    { version: '1', ranges: [[0, 10]] },
    { version: '2', ranges: [[20, 30]] },
  ];
  const versions = [9, 10, 19, 20, 29, 30].map((bucket) => versionAt(allocations, bucket));
  expect(versions).toEqual(['1', '1', '1', '2', '2', '1']);
});

test('a visitor keeps their bucket when the gateway is replaced by a later one', () => {
  expect([
    bucketOf('pubs', 'visitor-0'),
    bucketOf('pubs', 'visitor-1'),
    bucketOf('map', 'visitor-0'),
  ]).toEqual([551, 259, 8800]);
});
