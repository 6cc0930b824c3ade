import { distance } from './smooth';
import type { Position } from './trace';

/** A place of a boundary this near the bank (metres) is meant to be on it. */
const REACH = 80;

/** The boundary with every stretch beside the river replaced by the bank itself, so that no gap is left between. */
export function followBanks(boundary: Position[], banks: Position[][]): Position[] {
  return boundary.flatMap((place, index) => {
    const next = boundary[(index + 1) % boundary.length]!;
    for (const bank of banks) {
      const [here, there] = [nearest(bank, place), nearest(bank, next)];
      if (here === undefined) continue;
      if (there === undefined) return [bank[here]!];
      return here <= there ? bank.slice(here, there) : bank.slice(there + 1, here + 1).toReversed();
    }
    return [place];
  });
}

function nearest(bank: Position[], to: Position): number | undefined {
  const away = bank.map((place) => distance(place, to));
  const least = Math.min(...away);
  return least <= REACH ? away.indexOf(least) : undefined;
}
