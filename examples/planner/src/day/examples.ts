import { metresOnFoot } from '@guide/contracts/place';
import type { Calendar, Day } from '@guide/contracts/site';
import { type Place, refOf } from '../places/place';
import { newLunch, newStop } from '../plan/changes';
import { newKey, type PlanDay } from '../plan/plan';
import { type DayPlan, planDay } from './dayPlan';
import { improvementOf } from './improvement';

const DAYS = 3;
const SIGHTS = 4;
/** So far from the sight that a day begins with its others may be, metres on foot. */
const REACH_METRES = 2500;
const STARTS_AT = 9 * 60 + 30;

/**
 * Days to begin with, from nothing but what the guide knows: the best rated sight that no other of these days has, the best
 * rated around it, and a pub for the end, in the best order for the date. Days on which something does not fit are left out.
 */
export function exampleDays(places: readonly Place[], date: Day, calendar: Calendar): DayPlan[] {
  const best = places
    .filter(({ at, hours }) => at && hours)
    .sort((a, b) => b.rating - a.rating || a.listing - b.listing);
  const rest = best.filter(({ category }) => category === 'attraction');
  const pubs = best.filter(({ category }) => category === 'pub');
  const days: DayPlan[] = [];
  while (days.length < DAYS && rest.length >= SIGHTS) {
    const first = rest.shift()!;
    const isNear = ({ at }: Place) => metresOnFoot(first.at!, at!) < REACH_METRES;
    const near = rest.filter(isNear).slice(0, SIGHTS - 1);
    if (near.length < SIGHTS - 1) continue;
    const pub = pubs.find(isNear);
    const items = [first, ...near, ...(pub ? [pub] : [])].map((place) => newStop(refOf(place)));
    const day: PlanDay = {
      key: newKey(),
      date,
      title: '',
      startsAt: STARTS_AT,
      items: [...items, newLunch()],
    };
    const { best: ordered, left } = improvementOf(planDay(day, places, calendar), places, calendar);
    if (left > 0) continue;
    days.push(ordered);
    for (const place of near) rest.splice(rest.indexOf(place), 1);
    if (pub) pubs.splice(pubs.indexOf(pub), 1);
  }
  return days;
}
