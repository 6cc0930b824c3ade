import { seeded } from '@guide/contracts/testing';

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  const { next } = seeded(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(values: ArrayLike<T>): T => values[below(values.length)]!;
  const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
  return { next, below, pick, times };
}

export type Random = ReturnType<typeof randomFrom>;
