import { minutesText } from '@guide/contracts/place';
import type { Day } from '@guide/contracts/site';
import { findPlace, type Place } from '../places/place';
import type { PlanDay } from '../plan/plan';
import { stopsOf } from '../plan/plan';

const NUMBERS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen'.split(
  ' ',
);

/** "A day in London", "Three days in London". */
export const planTitle = (days: number, city: string): string =>
  days === 1 ? `A day in ${city}` : `${NUMBERS[days]} days in ${city}`;

const format = (day: Day, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));

/** "Fri 4 Dec" */
export const shortDay = (day: Day, locale: string): string =>
  format(day, locale, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');

/** "Friday 4 December" */
export const dayText = (day: Day, locale: string): string =>
  format(day, locale, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

export function spanText(days: readonly PlanDay[], locale: string): string {
  const [first, last] = [days[0]!.date, days.at(-1)!.date];
  if (first === last) return dayText(first, locale);
  const dayAndMonth = (day: Day) => format(day, locale, { day: 'numeric', month: 'long' });
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isOneMonth ? Number(first.slice(8)) : dayAndMonth(first)} to ${dayAndMonth(last)}`;
}

const MAX_AREAS = 3;

export const areasText = (areas: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale).format(areas.slice(0, MAX_AREAS));

export function titleOfDay(day: PlanDay, places: readonly Place[], locale: string): string {
  if (day.title) return day.title;
  const areas = new Set(stopsOf(day).flatMap((stop) => findPlace(places, stop.place)?.area ?? []));
  if (areas.size === 0) return 'A free day';
  return areasText([...areas], locale);
}

/** "40 minutes", "1 hour", "2½ hours", "1 h 15 min" */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  if (minutes === 60) return '1 hour';
  if (minutes % 60 === 0) return `${minutes / 60} hours`;
  if (minutes % 60 === 30) return `${Math.floor(minutes / 60)}½ hours`;
  return minutesText(minutes);
}

export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;
