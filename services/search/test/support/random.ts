import { seeded } from '@guide/contracts/testing';

/** Seeded pseudo-random numbers (mulberry32). */
export function randomFrom(seed: number) {
  const { next } = seeded(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(values: ArrayLike<T>): T => values[below(values.length)]!;
  const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  return { next, below, pick, times };
}

export type Random = ReturnType<typeof randomFrom>;
