import { type Opening, openingState, type Point } from '@guide/contracts/place';
import type { Calendar } from '@guide/contracts/site';
import { localTime } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { findPlace, type Place } from '../places/place';
import type { Item, PlanDay, Stop } from '../plan/plan';
import { type Schedule, scheduleOf, type Timed } from './schedule';
import type { Visit } from './visit';
import { clocksOf, visitsOf } from './visitsOf';

export interface TimedItem extends Timed {
  item: Item;
  /** Undefined for a break or a place that the guide no longer has. */
  place?: Place;
  /** When the visit begins: "Open at 14:00 · until 18:00", "Usual hours, holiday not confirmed"; null without a place. */
  opening: Opening | null;
  /** Number on the map and in the list; 0 for a break. */
  number: number;
}

export interface DayPlan extends Omit<Schedule, 'visits'> {
  day: PlanDay;
  items: TimedItem[];
  /** Input of `scheduleOf` and `bestOrder`. */
  visits: Visit[];
  startsAt: number;
  /** Where the day starts; null: at its first stop. */
  from: Point | null;
  /** Local time in the city, "09:30". */
  clock: (minute: number) => string;
  /** ms since 1970. */
  toInstant: (minute: number) => number;
}

export function planDay(day: PlanDay, places: readonly Place[], calendar: Calendar): DayPlan {
  const { visits, startsAt, from } = visitsOf(day, places, calendar);
  const { toInstant } = clocksOf(day.date, calendar);
  const clock = (minute: number) => localTime(toInstant(minute), calendar.clockChanges).time;
  const schedule = scheduleOf(visits, startsAt, from);
  let number = 0;
  const items = day.items.map((item, index): TimedItem => {
    if (item.kind === 'stop') number += 1;
    const timed = schedule.visits[index]!;
    const place = item.kind === 'stop' ? findPlace(places, item.place) : undefined;
    const when = { at: toInstant(timed.begin), name: i18n.t('at {time}', { time: clock(timed.begin) }) };
    return {
      ...timed,
      item,
      place,
      opening: place ? openingState(place.hours, when, calendar, place.hoursSummary) : null,
      number: item.kind === 'stop' ? number : 0,
    };
  });
  return {
    ...schedule,
    day,
    items,
    visits,
    startsAt,
    from,
    clock,
    toInstant,
  };
}

export const nameOfStop = ({ place }: Stop, listed?: Place): string =>
  listed?.name ?? (place.name || i18n.t('A place that is no longer in this guide'));

export const nameOfItem = ({ item, place }: TimedItem): string =>
  item.kind === 'break' ? i18n.t('Lunch break') : nameOfStop(item, place);
