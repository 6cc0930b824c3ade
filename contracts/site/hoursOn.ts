import type { Hours } from '../api/schemas/hours';
import type { ClockChange } from './clocks';
import { type Calendar, holidayOn } from './holidays';
import { type Weekday, weekdayOn } from './weekdays';
import { addDays, type Day, instantsOf } from './zonedTime';

/** Opening hours of a week in local time (D-44). */
export type OpeningHours = Hours;
type Week = Pick<OpeningHours, Weekday['key']>;
type Season = NonNullable<OpeningHours['seasons']>[number];

/** Instants in ms since 1970. */
export interface OpenSpan {
  from: number;
  /** When the last visitors get in; `until` if unknown. */
  lastEntry: number;
  until: number;
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
  const usual = weekOn(hours, day)[weekdayOn(day).key];
  const holiday = holidayOn(day, calendar);
  if (!holiday) return confirmed(usual);
  if (hours.kind !== undefined && holiday.closed?.includes(hours.kind)) return confirmed([]);
  if (hours.bankHoliday && calendar.bankHolidays.includes(day)) return confirmed(hours.bankHoliday);
  return { intervals: usual, isConfirmed: hours.holidaysAsUsual === true };
}

const MINUTE_MS = 60_000;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

type Span = Omit<OpenSpan, 'lastEntry'>;

interface LocalDay {
  day: Day;
  instantAt(minutes: number): number;
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
 * @param from - the first day, usually yesterday
 */
export function openSpans(hours: OpeningHours, from: Day, days: number, calendar: Calendar): OpenSpan[] {
  const spans: Span[] = [];
  for (const { day, instantAt } of daysFrom(from, days, calendar.clockChanges)) {
    const { intervals, isConfirmed } = hoursOnDay(hours, day, calendar);
    for (const interval of intervals) {
      const opens = minutesOf(interval.slice(0, 5));
      const closes = minutesOf(interval.slice(6));
      const until = instantAt(closes > opens ? closes : closes + 1440);
      spans.push({ from: instantAt(opens), until, isConfirmed });
    }
  }
  spans.sort((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.until && last.isConfirmed === span.isConfirmed)
      last.until = Math.max(last.until, span.until);
    else joined.push({ ...span });
  }
  const lastEntryMs = (hours.lastEntryMinutes ?? 0) * MINUTE_MS;
  return joined.map((span) => ({ ...span, lastEntry: Math.max(span.from, span.until - lastEntryMs) }));
}
