import type { Calendar } from '@guide/contracts/site';
import { type Place, refOf } from '../places/place';
import { newStop } from '../plan/changes';
import { MAX_ITEMS_OF_DAY } from '../plan/limits';
import type { PlanDay } from '../plan/plan';
import { planDay } from './dayPlan';
import { improvementOf } from './improvement';

/** Largest number of stops for which the best order is computed without being requested. */
export const MAX_ORDERED_STOPS = 12;

/** Adds places to a new day, in the best order. */
export function dayOfPlaces(
  chosen: readonly Place[],
  day: PlanDay,
  places: readonly Place[],
  calendar: Calendar,
): PlanDay {
  const stops = chosen.slice(0, MAX_ITEMS_OF_DAY - day.items.length).map((place) => newStop(refOf(place)));
  const unordered = { ...day, items: [...stops, ...day.items] };
  if (stops.length > MAX_ORDERED_STOPS) return unordered;
  return improvementOf(planDay(unordered, places, calendar), places, calendar).best.day;
}
