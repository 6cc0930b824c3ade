import { countMisfits, scheduleOf } from './schedule';
import type { Minute, Visit } from './visit';

/** Finds a position of one visit at which more of the day fits. @returns its index without the visit, or null */
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
