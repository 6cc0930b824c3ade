import { expect, test } from '@jest/globals';
import { BUCKETS, bucketOf, fullRollout, sizeOf, versionAt, withShare } from '../src/releases/allocation';

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
