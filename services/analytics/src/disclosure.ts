import type { Counts } from './sums/rows';

export const MIN_GROUP_SIZE = 5;

/** Returns a count, or null ("under 5") when it or the number of its visitors is below 5 (D-72, D-82). */
export function disclosed(counts: Counts | undefined, name: keyof Counts): number | null {
  const { visitors = 0, [name]: value = 0 } = counts ?? {};
  return Math.min(value, visitors) >= MIN_GROUP_SIZE ? value : null;
}
