import { scheduleOf } from './schedule';
import type { Minute, Visit } from './visit';

const misfits = (visits: readonly Visit[], startsAt: Minute) => {
  const schedule = scheduleOf(visits, startsAt);
  return { ...schedule, count: schedule.visits.filter(({ outcome }) => outcome !== 'fits').length };
};

/**
 * Where one visit would have to be for more of the day to fit, all others in their order.
 * @returns its new index, counted without it, or null where no place is better
 */
export function betterPlace(visits: readonly Visit[], index: number, startsAt: Minute): number | null {
  const visit = visits[index]!;
  const others = visits.toSpliced(index, 1);
  let best = misfits(visits, startsAt);
  let found: number | null = null;
  for (let to = 0; to <= others.length; to++) {
    if (to === index) continue;
    const order = others.toSpliced(to, 0, visit);
    const moved = misfits(order, startsAt);
    if (moved.visits[to]!.outcome !== 'fits') continue;
    if (
      moved.count < best.count ||
      (moved.count === best.count && found !== null && moved.metres < best.metres)
    ) {
      best = moved;
      found = to;
    }
  }
  return found;
}
