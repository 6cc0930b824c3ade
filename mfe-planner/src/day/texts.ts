import { minutesText } from '@guide/contracts/place';
import { type Day, joinWords, type Site, wordIn } from '@guide/contracts/site';
import { i18n } from '@guide/contracts/texts';
import { findPlace, type Place } from '../places/place';
import { isHere } from '../plan/here';
import type { PlanDay, Start } from '../plan/plan';
import { stopsOf } from '../plan/plan';

/** "A day in London", "Three days in London". */
export const planTitle = (days: number, city: string): string =>
  i18n.t(
    '{days, plural, =1 {A day in {city}} =2 {Two days in {city}} =3 {Three days in {city}} =4 {Four days in {city}} =5 {Five days in {city}} =6 {Six days in {city}} =7 {Seven days in {city}} =8 {Eight days in {city}} =9 {Nine days in {city}} =10 {Ten days in {city}} =11 {Eleven days in {city}} =12 {Twelve days in {city}} =13 {Thirteen days in {city}} =14 {Fourteen days in {city}} other {# days in {city}}}',
    { days, city },
  );

const format = (day: Day, locale: string, options: Intl.DateTimeFormatOptions) => {
  const text = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
  // In English, the guide writes no comma after a weekday.
  return locale.startsWith('en') ? text.replace(',', '') : text;
};

/** "Fri 4 Dec" */
export const shortDay = (day: Day, locale: string): string =>
  format(day, locale, { weekday: 'short', day: 'numeric', month: 'short' });

/** "Friday 4 December" */
export const dayText = (day: Day, locale: string): string =>
  format(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** "Friday 4 December", "4 to 6 December", "30 November to 2 December". */
export function spanText(days: readonly PlanDay[], locale: string): string {
  const [first, last] = [days[0]!.date, days.at(-1)!.date];
  if (first === last) return dayText(first, locale);
  const dayAndMonth = (day: Day) => format(day, locale, { day: 'numeric', month: 'long' });
  return i18n.t('{months, select, one {{day} to {last}} other {{first} to {last}}}', {
    months: first.slice(0, 7) === last.slice(0, 7) ? 'one' : 'several',
    day: Number(first.slice(8)),
    first: dayAndMonth(first),
    last: dayAndMonth(last),
  });
}

/** "09:30 to 17:40" */
export const timesText = (from: string, until: string): string =>
  i18n.t('{from} to {until}', { from, until });

const MAX_AREAS = 3;

type Words = Pick<Site, 'locale' | 'words'>;

/** "Soho, Mayfair and Chelsea". @param areas - English names */
export const areasText = (areas: readonly string[], site: Words): string =>
  joinWords(areas.slice(0, MAX_AREAS).map((area) => wordIn(site, area)));

/** The visitor's title of a day, else its areas. */
export function titleOfDay(day: PlanDay, places: readonly Place[], site: Words): string {
  if (day.title) return day.title;
  const areas = new Set(stopsOf(day).flatMap((stop) => findPlace(places, stop.place)?.area ?? []));
  return areas.size === 0 ? i18n.t('A free day') : areasText([...areas], site);
}

/** "40 minutes", "1 hour", "2½ hours", "1 h 15 min" */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return i18n.t('{minutes, plural, one {# minute} other {# minutes}}', { minutes });
  if (minutes % 60 === 0) return i18n.t('{hours, plural, one {# hour} other {# hours}}', { hours });
  if (minutes % 60 === 30) return i18n.t('{hours, plural, other {#½ hours}}', { hours });
  return minutesText(minutes);
}

/** "6 min walk", "6 min walk from Euston station". @param start - absent: from the stop before */
export function walkText(minutes: number, start?: Start): string {
  const time = minutesText(minutes);
  if (!start) return i18n.t('{time} walk', { time });
  return isHere(start)
    ? i18n.t('{time} walk from where you are', { time })
    : i18n.t('{time} walk from {start}', { time, start: start.name });
}

/** "3 stops" */
export const stopsText = (count: number): string =>
  i18n.t('{count, plural, one {# stop} other {# stops}}', { count });

/** "3 places" */
export const placesText = (count: number): string =>
  i18n.t('{count, plural, one {# place} other {# places}}', { count });

/** Title of a shared link: "3 places in London". */
export const placesInCity = (count: number, city: string): string =>
  i18n.t('{count, plural, one {# place in {city}} other {# places in {city}}}', { count, city });
