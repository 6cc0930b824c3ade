/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed;
  /** @returns a number from 0 to below 1 */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(values: ArrayLike<T>): T => values[below(values.length)]!;
  const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  return { next, below, pick, times };
}

export type Random = ReturnType<typeof randomFrom>;
