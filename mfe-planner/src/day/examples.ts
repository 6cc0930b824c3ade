import { metresOnFoot } from '@guide/contracts/place';
import type { Calendar, Day } from '@guide/contracts/site';
import { type Place, refOf } from '../places/place';
import { newLunch, newStop } from '../plan/changes';
import { newKey, type PlanDay, type Start } from '../plan/plan';
import { type DayPlan, planDay } from './dayPlan';
import { improvementOf } from './improvement';

const DAYS = 3;
const SIGHTS = 4;
const REACH_METRES = 2500;
const STARTS_AT = 9 * 60 + 30;

/** Suggests days: a top-rated sight, the best ones near it and a pub. Days on which a stop does not fit are omitted. */
export function exampleDays(
  places: readonly Place[],
  date: Day,
  calendar: Calendar,
  start?: Start,
): DayPlan[] {
  const best = places
    .filter(({ at, hours }) => at && hours)
    .sort((a, b) => b.rating - a.rating || a.listing - b.listing);
  const candidates = best.filter(({ category }) => category === 'attraction');
  const pubs = best.filter(({ category }) => category === 'pub');
  const days: DayPlan[] = [];
  while (days.length < DAYS && candidates.length >= SIGHTS) {
    const first = candidates.shift()!;
    const isNear = ({ at }: Place) => metresOnFoot(first.at!, at!) < REACH_METRES;
    const near = candidates.filter(isNear).slice(0, SIGHTS - 1);
    if (near.length < SIGHTS - 1) continue;
    const pub = pubs.find(isNear);
    const items = [first, ...near, ...(pub ? [pub] : [])].map((place) => newStop(refOf(place)));
    const day: PlanDay = {
      key: newKey(),
      date,
      title: '',
      startsAt: STARTS_AT,
      ...(start && { start }),
      items: [...items, newLunch()],
    };
    const { best: ordered, misfits } = improvementOf(planDay(day, places, calendar), places, calendar);
    if (misfits > 0) continue;
    days.push(ordered);
    for (const place of near) candidates.splice(candidates.indexOf(place), 1);
    if (pub) pubs.splice(pubs.indexOf(pub), 1);
  }
  return days;
}
