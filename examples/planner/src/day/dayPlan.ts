import type { Calendar } from '@guide/contracts/site';
import { localTime } from '@guide/contracts/site';
import { findPlace, type Place } from '../places/place';
import type { Item, PlanDay, Stop } from '../plan/plan';
import { type Schedule, scheduleOf, type Timed } from './schedule';
import type { Visit } from './visit';
import { clocksOf, visitsOf } from './visitsOf';

/** A line of a day with its times. */
export interface TimedItem extends Timed {
  item: Item;
  /** Undefined for a break, and for a place that the guide no longer has. */
  place?: Place;
  /** The number on the map and in the list; 0 for a break. */
  number: number;
}

/** A day with what it comes to. */
export interface DayPlan extends Omit<Schedule, 'visits'> {
  day: PlanDay;
  items: TimedItem[];
  /** The same lines as the order of the day sees them. */
  visits: Visit[];
  startsAt: number;
  /** "09:30" by the city's clocks, of a minute of the day. */
  clock: (minute: number) => string;
  /** ms since 1970, of a minute of the day. */
  toInstant: (minute: number) => number;
}

/** Times every line of a day in the order that it has. */
export function planDay(day: PlanDay, places: readonly Place[], calendar: Calendar): DayPlan {
  const { visits, startsAt } = visitsOf(day, places, calendar);
  const { toInstant } = clocksOf(day.date, calendar);
  const schedule = scheduleOf(visits, startsAt);
  let number = 0;
  const items = day.items.map((item, index): TimedItem => {
    if (item.kind === 'stop') number += 1;
    return {
      ...schedule.visits[index]!,
      item,
      place: item.kind === 'stop' ? findPlace(places, item.place) : undefined,
      number: item.kind === 'stop' ? number : 0,
    };
  });
  return {
    ...schedule,
    day,
    items,
    visits,
    startsAt,
    clock: (minute) => localTime(toInstant(minute), calendar.clockChanges).time,
    toInstant,
  };
}

/** The name that a stop goes by. */
export const nameOfStop = ({ place }: Stop, known?: Place): string =>
  known?.name ?? (place.name || 'A place that is no longer in this guide');

/** The name that a line goes by. */
export const nameOfItem = ({ item, place }: TimedItem): string =>
  item.kind === 'break' ? 'Lunch break' : nameOfStop(item, place);
