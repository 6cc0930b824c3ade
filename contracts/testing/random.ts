// Looking up globals is slow in Jest's contexts.
const { floor, imul } = Math;

/** Creates a seeded random number generator (mulberry32). `next` returns numbers from 0 to below 1. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    integer: (below: number): number => floor(next() * below),
    of: <T>(choices: readonly T[]): T => choices[floor(next() * choices.length)]!,
    chance: (share: number): boolean => next() < share,
  };
}

export type Random = ReturnType<typeof seeded>;
