import { countMisfits, scheduleOf } from './schedule';
import type { Minute, Visit } from './visit';

/**
 * Where one visit would have to be for more of the day to fit, all others in their order.
 * @returns its new index, counted without it, or null where none is better
 */
export function betterPosition(visits: readonly Visit[], index: number, startsAt: Minute): number | null {
  const visit = visits[index]!;
  const others = visits.toSpliced(index, 1);
  const before = countMisfits(scheduleOf(visits, startsAt).visits);
  const positions = Array.from({ length: visits.length }, (_, to) => {
    const moved = scheduleOf(others.toSpliced(to, 0, visit), startsAt);
    return {
      to,
      fits: moved.visits[to]!.outcome === 'fits',
      misfits: countMisfits(moved.visits),
      metres: moved.metres,
    };
  });
  const [best] = positions
    .filter(({ fits, misfits }) => fits && misfits < before)
    .sort((a, b) => a.misfits - b.misfits || a.metres - b.metres);
  return best?.to ?? null;
}
