import type { Calendar } from '@guide/contracts/site';
import type { Place } from '../places/place';
import { bestOrder } from './bestOrder';
import { type DayPlan, planDay } from './dayPlan';

/** What the best order of a day would be, and what it would change. */
export interface Improvement {
  itemKeys: string[];
  /** Minutes on foot that it saves; below zero where more stops fit for it. */
  savedMinutes: number;
  /** How many more lines of the day fit. */
  moreFit: number;
  /** How many of its lines fit in no order. */
  left: number;
}

const misfits = ({ items }: DayPlan) => items.filter(({ outcome }) => outcome !== 'fits').length;

/** The best order of a day beside the one that it has. What fits in no order comes last. */
export function improvementOf(plan: DayPlan, places: readonly Place[], calendar: Calendar): Improvement {
  const { day, startsAt } = plan;
  const { order, left } = bestOrder(plan.visits, startsAt);
  const itemKeys = [...order, ...left].map((index) => day.items[index]!.key);
  const best = planDay(
    { ...day, items: [...order, ...left].map((index) => day.items[index]!) },
    places,
    calendar,
  );
  return {
    itemKeys,
    savedMinutes: plan.walkMinutes - best.walkMinutes,
    moreFit: misfits(plan) - misfits(best),
    left: left.length,
  };
}

/** Whether it is worth a word: another order, in which more fits or less is walked. */
export const isWorthwhile = ({ itemKeys, savedMinutes, moreFit }: Improvement, { day }: DayPlan): boolean =>
  (moreFit > 0 || (moreFit === 0 && savedMinutes > 0)) &&
  itemKeys.some((key, index) => day.items[index]!.key !== key);
