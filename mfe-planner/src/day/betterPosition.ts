import type { DayPlan } from './dayPlan';
import { countMisfits, scheduleOf } from './schedule';

/** Finds a position of one visit at which more of the day fits. @returns its index without the visit, or null */
export function betterPosition(
  { visits, startsAt, from }: Pick<DayPlan, 'visits' | 'startsAt' | 'from'>,
  index: number,
): number | null {
  const visit = visits[index]!;
  const others = visits.toSpliced(index, 1);
  const before = countMisfits(scheduleOf(visits, startsAt, from).visits);
  const positions = Array.from({ length: visits.length }, (_, to) => {
    const moved = scheduleOf(others.toSpliced(to, 0, visit), startsAt, from);
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
