import type { Calendar } from '@guide/contracts/site';
import type { Place } from '../places/place';
import { bestOrder } from './bestOrder';
import { type DayPlan, planDay } from './dayPlan';
import { countMisfits } from './schedule';

/** What the best order of a day would be, and what it would change. */
export interface Improvement {
  /** The day in that order. */
  best: DayPlan;
  itemKeys: string[];
  /** Minutes on foot that it saves; below zero where more stops fit for it. */
  savedMinutes: number;
  /** How many more lines of the day fit. */
  moreFit: number;
  /** How many of its lines fit in no order. */
  left: number;
}

/** The best order of a day beside the one that it has. What fits in no order comes last. */
export function improvementOf(plan: DayPlan, places: readonly Place[], calendar: Calendar): Improvement {
  const { day, startsAt } = plan;
  const { order, left } = bestOrder(plan.visits, startsAt);
  const items = [...order, ...left].map((index) => day.items[index]!);
  const best = planDay({ ...day, items }, places, calendar);
  return {
    best,
    itemKeys: items.map(({ key }) => key),
    savedMinutes: plan.walkMinutes - best.walkMinutes,
    moreFit: countMisfits(plan.items) - countMisfits(best.items),
    left: left.length,
  };
}

/** Whether it is worth a notice: another order, in which more fits or less is walked. */
export const isWorthwhile = ({ itemKeys, savedMinutes, moreFit }: Improvement, { day }: DayPlan): boolean =>
  (moreFit > 0 || (moreFit === 0 && savedMinutes > 0)) &&
  itemKeys.some((key, index) => day.items[index]!.key !== key);
