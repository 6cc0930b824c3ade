import type { Calendar } from '@guide/contracts/site';
import type { Place } from '../places/place';
import { bestOrder } from './bestOrder';
import { type DayPlan, planDay } from './dayPlan';
import { countMisfits } from './schedule';

export interface Improvement {
  best: DayPlan;
  itemKeys: string[];
  /** Saved minutes on foot; negative if the way is longer because more stops fit. */
  savedMinutes: number;
  moreFit: number;
  /** Number of lines that fit in no order. */
  misfits: number;
}

/** Finds the best order of a day. Lines that do not fit come last. */
export function improvementOf(plan: DayPlan, places: readonly Place[], calendar: Calendar): Improvement {
  const { day, startsAt, from } = plan;
  const { order, unscheduled } = bestOrder(plan.visits, startsAt, { from });
  const items = [...order, ...unscheduled].map((index) => day.items[index]!);
  const best = planDay({ ...day, items }, places, calendar);
  return {
    best,
    itemKeys: items.map(({ key }) => key),
    savedMinutes: plan.walkMinutes - best.walkMinutes,
    moreFit: countMisfits(plan.items) - countMisfits(best.items),
    misfits: unscheduled.length,
  };
}

/** Whether another order fits more lines or saves walking. */
export const isWorthwhile = ({ itemKeys, savedMinutes, moreFit }: Improvement, { day }: DayPlan): boolean =>
  (moreFit > 0 || (moreFit === 0 && savedMinutes > 0)) &&
  itemKeys.some((key, index) => day.items[index]!.key !== key);
