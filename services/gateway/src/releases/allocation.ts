import { createHash } from 'node:crypto';

export const BUCKETS = 10_000;

/** The buckets that a release serves, as ranges [from, to). */
export interface Allocation {
  version: string;
  ranges: [from: number, to: number][];
}

/** Maps a visitor to a bucket (0 to 9,999), always the same per module and independent between modules. */
export function bucketOf(module: string, visitor: string): number {
  const bits = createHash('sha256').update(`${module}\0${visitor}`).digest().readUInt32BE(0);
  return Math.floor((bits / 2 ** 32) * BUCKETS);
}

export const fullRollout = (version: string): Allocation[] => [{ version, ranges: [[0, BUCKETS]] }];

export function versionAt(allocations: Allocation[], bucket: number): string {
  const match = allocations.find(({ ranges }) => ranges.some(([from, to]) => bucket >= from && bucket < to));
  return (match ?? allocations[0]!).version;
}

export const sizeOf = (ranges: Allocation['ranges']): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** Percentage that the stable release keeps, so that canaries can be compared with it. */
const MIN_STABLE_SHARE = 1;

/** The largest share, in percent, that a canary can have next to the others; at least its current share. */
export function maxShare(allocations: Allocation[], version: string): number {
  const shareOf = (canaries: Allocation[]) =>
    (canaries.reduce((sum, { ranges }) => sum + sizeOf(ranges), 0) / BUCKETS) * 100;
  const canaries = allocations.slice(1);
  const present = shareOf(canaries.filter((canary) => canary.version === version));
  return Math.max(present, 100 - MIN_STABLE_SHARE - (shareOf(canaries) - present));
}

/** Sets a canary's share in percent, with buckets of the stable release. @throws {RangeError} above `maxShare` */
export function withShare(allocations: Allocation[], version: string, share: number): Allocation[] {
  const [stable, ...others] = allocations;
  if (!stable || stable.version === version) return allocations;
  if (share > maxShare(allocations, version)) throw new RangeError(`A share of ${share} % is too large.`);
  const current = others.find((allocation) => allocation.version === version)?.ranges ?? [];
  const targetSize = Math.round((share / 100) * BUCKETS);
  const currentSize = sizeOf(current);
  const [moved, rest] =
    targetSize >= currentSize
      ? takeLast(stable.ranges, targetSize - currentSize)
      : takeLast(current, currentSize - targetSize);
  const [stableRanges, canaryRanges] =
    targetSize >= currentSize ? [rest, [...current, ...moved]] : [[...stable.ranges, ...moved], rest];
  return [
    { version: stable.version, ranges: stableRanges },
    ...others.filter((allocation) => allocation.version !== version),
    ...(canaryRanges.length > 0 ? [{ version, ranges: canaryRanges }] : []),
  ];
}

/** Splits off the last `count` buckets. @returns them and the remaining ranges */
function takeLast(ranges: Allocation['ranges'], count: number): [Allocation['ranges'], Allocation['ranges']] {
  const split: Allocation['ranges'] = [];
  const remaining: Allocation['ranges'] = ranges.map(([from, to]) => [from, to]);
  let missing = count;
  while (missing > 0 && remaining.length > 0) {
    const [from, to] = remaining.pop()!;
    const start = Math.max(from, to - missing);
    split.unshift([start, to]);
    missing -= to - start;
    if (start > from) remaining.push([from, start]);
  }
  return [split, remaining];
}
