import { createHash } from 'node:crypto';

export const BUCKETS = 10_000;

/** Which buckets a release serves, as ranges [from, to). */
export interface Allocation {
  version: string;
  ranges: [from: number, to: number][];
}

/** Always the same for a visitor and a module, and independent of other modules' (0 to 9,999). */
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

/** A canary is judged by comparison with the stable release, which therefore keeps this share, percent. */
const MIN_STABLE_SHARE = 1;

/** The largest share that a canary can have next to the other canaries, percent; at least its present one. */
export function maxShare(allocations: Allocation[], version: string): number {
  const shareOf = (canaries: Allocation[]) =>
    (canaries.reduce((sum, { ranges }) => sum + sizeOf(ranges), 0) / BUCKETS) * 100;
  const canaries = allocations.slice(1);
  const present = shareOf(canaries.filter((canary) => canary.version === version));
  return Math.max(present, 100 - MIN_STABLE_SHARE - (shareOf(canaries) - present));
}

/**
 * Growing takes buckets of the stable release only, and shrinking gives its own last ones back: no visitor moves between
 * two other releases.
 * @param allocations the stable release first
 * @param share percent
 * @throws {RangeError} when the share is larger than `maxShare`
 */
export function withShare(allocations: Allocation[], version: string, share: number): Allocation[] {
  const [stable, ...others] = allocations;
  if (!stable || stable.version === version) return allocations;
  if (share > maxShare(allocations, version)) throw new RangeError(`A share of ${share} % is too large.`);
  const current = others.find((allocation) => allocation.version === version)?.ranges ?? [];
  const wanted = Math.round((share / 100) * BUCKETS);
  const have = sizeOf(current);
  const [moved, rest] =
    wanted >= have ? takeLast(stable.ranges, wanted - have) : takeLast(current, have - wanted);
  const [stableRanges, ownRanges] =
    wanted >= have ? [rest, [...current, ...moved]] : [[...stable.ranges, ...moved], rest];
  return [
    { version: stable.version, ranges: stableRanges },
    ...others.filter((allocation) => allocation.version !== version),
    ...(ownRanges.length > 0 ? [{ version, ranges: ownRanges }] : []),
  ];
}

/** The last `count` buckets of some ranges, and what is left of them. */
function takeLast(ranges: Allocation['ranges'], count: number): [Allocation['ranges'], Allocation['ranges']] {
  const taken: Allocation['ranges'] = [];
  const left: Allocation['ranges'] = ranges.map(([from, to]) => [from, to]);
  let missing = count;
  while (missing > 0 && left.length > 0) {
    const [from, to] = left.pop()!;
    const start = Math.max(from, to - missing);
    taken.unshift([start, to]);
    missing -= to - start;
    if (start > from) left.push([from, start]);
  }
  return [taken, left];
}
