import type { Hours, NthWeekday } from '../api/schemas/hours';
import { i18n, listSeparator } from '../texts';
import type { ClockChange } from './clocks';
import { type Calendar, holidayOn } from './holidays';
import { sunTime } from './sun';
import { type Weekday, weekdayOn } from './weekdays';
import { addDays, type Day, instantsOf, localTime } from './zonedTime';

/** Opening hours of a week in local time (D-44). */
export type OpeningHours = Hours;
type Week = Pick<OpeningHours, Weekday['key']> & { [Nth in NthWeekday]?: string[] };
type Season = NonNullable<OpeningHours['seasons']>[number];

/** Instants in ms since 1970. */
export interface OpenSpan {
  from: number;
  /** When the last visitors get in; `until` if unknown. */
  lastEntry: number;
  until: number;
  /** The closing time is not fixed; `until` is when the guide stops calling the place open. */
  isOpenEnd: boolean;
  /** False for the usual hours on a public holiday about which the place says nothing (D-91). */
  isConfirmed: boolean;
}

/**
 * Opening state of a place (D-44, D-83, D-91).
 * - open, lastEntrySoon: visitors get in
 * - unconfirmed: the usual hours on a public holiday about which the place says nothing
 * - noMoreEntry: only visitors who are already inside may stay
 */
export interface Opening {
  state: 'open' | 'lastEntrySoon' | 'unconfirmed' | 'noMoreEntry' | 'closed' | 'unknown';
  text: string;
}

/** The time that a visitor chose, and the choices: now, and the days of a week. */
export interface WhenChoices {
  /** "2026-11-28T18:00", "2026-11-28" or "18:00", as from `readWhen`; null: now. */
  value: string | null;
  /** "now", "Saturday 18:00". */
  name: string;
  days: { value: string | null; label: string }[];
  firstDay: Day;
  lastDay: Day;
  /** Earliest time on the first day, "HH:MM". */
  firstTime: string;
  /** What the city's calendar says about the day: "No public transport on 25 December." */
  notice: string | null;
}

const isIn = ({ from, to }: Season, date: string): boolean =>
  from <= to ? from <= date && date <= to : date >= from || date <= to;

/** Weekly hours that apply on a day: its season's, or the usual ones. */
export const weekOn = (hours: OpeningHours, day: Day): Week =>
  hours.seasons?.find((season) => isIn(season, day.slice(5))) ?? hours;

const DAYS_PER_WEEK = 7;

/** Usual intervals of a day: those of an n-th weekday of the month, or its weekday's. */
export function usualOn(hours: OpeningHours, day: Day): readonly string[] {
  const week = weekOn(hours, day);
  const { key } = weekdayOn(day);
  const nth = Math.ceil(Number(day.slice(8)) / DAYS_PER_WEEK) as 1 | 2 | 3 | 4 | 5;
  const last = nth > 3 && week[`${key}#-1`];
  const isLast = last && addDays(day, DAYS_PER_WEEK).slice(5, 7) !== day.slice(5, 7);
  return week[`${key}#${nth}`] ?? (isLast ? last : week[key]);
}

const YEAR_DAYS = 366;

/** Last day of the weekly hours that apply on a day; null if they apply all year. */
export function weekUntil(hours: OpeningHours, day: Day): Day | null {
  if (!hours.seasons) return null;
  const week = weekOn(hours, day);
  for (let ahead = 1; ahead <= YEAR_DAYS; ahead++) {
    if (weekOn(hours, addDays(day, ahead)) !== week) return addDays(day, ahead - 1);
  }
  return null;
}

/**
 * Opening intervals of a day: of its date, its date in every year, the law of a public holiday, the bank holiday, or its
 * week, in this order. The week is not confirmed on a public holiday, unless the place says that it holds (D-91).
 */
export function hoursOnDay(
  hours: OpeningHours,
  day: Day,
  calendar: Pick<Calendar, 'bankHolidays' | 'holidays'>,
): { intervals: readonly string[]; isConfirmed: boolean } {
  const confirmed = (intervals: readonly string[]) => ({ intervals, isConfirmed: true });
  const dated = hours.dates?.[day] ?? hours.dates?.[day.slice(5)];
  if (dated) return confirmed(dated);
  const usual = usualOn(hours, day);
  const holiday = holidayOn(day, calendar);
  if (!holiday) return confirmed(usual);
  if (hours.kind !== undefined && holiday.closed?.includes(hours.kind)) return confirmed([]);
  if (hours.bankHoliday && calendar.bankHolidays.includes(day)) return confirmed(hours.bankHoliday);
  return { intervals: usual, isConfirmed: hours.holidaysAsUsual === true };
}

const MINUTE_MS = 60_000;

/** A place with an open end is called open until midnight, and at least this long. */
const OPEN_END_MS = 180 * MINUTE_MS;
const NOON = 720;
const DAY_MINUTES = 1440;

/** Length of "HH:MM-HH:MM", which only intervals without the sun have; they are read faster. */
const CLOCK_LENGTH = 11;
/** Start and end, each "HH:MM" or "sunset-00:30"; without an end it is open. */
const INTERVAL = /^(sun[a-z]+(?:[+-]\d\d:\d\d)?|.{5})[+-](.*)$/;

interface LocalDay {
  day: Day;
  instantAt(minutes: number): number;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const isSun = (time: string) => time[0] === 's';
const isSet = (time: string) => time[3] === 's';

/** Minutes of a sun's time after its sunrise or sunset: -30 of "sunset-00:30". */
const offsetOf = (time: string): number =>
  time[7] ? minutesOf(time.slice(-5)) * (time.includes('+') ? 1 : -1) : 0;

type Span = Omit<OpenSpan, 'lastEntry'>;

/** Start and end of an interval, ms since 1970. The end is not after the start where the sun leaves nothing of it. */
function spanOf(interval: string, { instantAt }: LocalDay, { center }: Calendar): Omit<Span, 'isConfirmed'> {
  const [opens, closes] =
    interval.length === CLOCK_LENGTH
      ? [interval.slice(0, 5), interval.slice(6)]
      : (INTERVAL.exec(interval)!.slice(1) as [string, string]);
  const instantOf = (time: string, later = 0) =>
    isSun(time)
      ? sunTime(instantAt(NOON + later), center!, isSet(time)) + offsetOf(time) * MINUTE_MS
      : instantAt(minutesOf(time) + later);
  const from = instantOf(opens);
  if (!closes) return { from, until: Math.max(instantAt(DAY_MINUTES), from + OPEN_END_MS), isOpenEnd: true };
  // An interval ends on this day if it begins with sunrise or ends with sunset.
  const begin = isSun(opens) ? (isSet(opens) ? NOON : 0) : minutesOf(opens);
  const end = isSun(closes) ? (isSet(closes) ? 2 * NOON : NOON) : minutesOf(closes);
  return { from, until: instantOf(closes, end > begin ? 0 : DAY_MINUTES), isOpenEnd: false };
}

/** Intervals of a day for people, with the sun's times on it: "07:00–16:22, from 18:00"; empty if the sun leaves nothing. */
export function timesText(intervals: readonly string[], day: Day, calendar: Calendar): string {
  const { clockChanges } = calendar;
  return intervals
    .flatMap((interval) => {
      if (interval.length === CLOCK_LENGTH) return interval.replace('-', '–');
      const { from, until, isOpenEnd } = spanOf(interval, daysFrom(day, 1, clockChanges)[0]!, calendar);
      const [opens, closes] = [from, until].map((instant) => localTime(instant, clockChanges).time);
      if (isOpenEnd) return i18n.t('from {time}', { time: opens! });
      return until > from ? `${opens}–${closes}` : [];
    })
    .join(listSeparator());
}

let lastDays:
  | { from: Day; count: number; clockChanges: readonly ClockChange[]; days: LocalDay[] }
  | undefined;

/** Consecutive days. Keeps the last result, because all places of a list need the same days. */
function daysFrom(from: Day, count: number, clockChanges: readonly ClockChange[]): LocalDay[] {
  if (lastDays?.from === from && lastDays.count === count && lastDays.clockChanges === clockChanges)
    return lastDays.days;
  const days = Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    return { day, instantAt: instantsOf(day, clockChanges) };
  });
  lastDays = { from, count, clockChanges, days };
  return days;
}

/**
 * Open spans that start within some days, in order; touching spans are joined if both or none are confirmed.
 * None for places that are visited by appointment.
 * @param from - the first day, usually yesterday
 */
export function openSpans(hours: OpeningHours, from: Day, days: number, calendar: Calendar): OpenSpan[] {
  const spans: Span[] = [];
  if (hours.byAppointment) return [];
  for (const local of daysFrom(from, days, calendar.clockChanges)) {
    const { intervals, isConfirmed } = hoursOnDay(hours, local.day, calendar);
    for (const interval of intervals) {
      const span = spanOf(interval, local, calendar);
      if (span.until > span.from)
        spans.push({ from: span.from, until: span.until, isOpenEnd: span.isOpenEnd, isConfirmed });
    }
  }
  spans.sort((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (!last || span.from > last.until || last.isConfirmed !== span.isConfirmed) joined.push(span);
    else if (span.until >= last.until) Object.assign(last, { until: span.until, isOpenEnd: span.isOpenEnd });
  }
  const lastEntryMs = (hours.lastEntryMinutes ?? 0) * MINUTE_MS;
  return joined.map((span) => ({
    ...span,
    lastEntry: span.isOpenEnd ? span.until : Math.max(span.from, span.until - lastEntryMs),
  }));
}
