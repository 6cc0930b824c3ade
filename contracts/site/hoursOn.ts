import type { Hours } from '../api/schemas/hours';
import type { ClockChange } from './clocks';
import { type Weekday, weekdayOn } from './weekdays';
import { addDays, type Day, instantsOf } from './zonedTime';

/** Opening hours of a week in local time (D-44). */
export type OpeningHours = Hours;
type Week = Pick<OpeningHours, Weekday['key']>;
type Season = NonNullable<OpeningHours['seasons']>[number];

export interface Calendar {
  clockChanges: readonly ClockChange[];
  bankHolidays: readonly Day[];
}

/** Instants in ms since 1970. */
export interface OpenSpan {
  from: number;
  /** When the last visitors get in; `until` if unknown. */
  lastEntry: number;
  until: number;
}

/**
 * Opening state of a place (D-44, D-83).
 * - open, lastEntrySoon: visitors get in
 * - noMoreEntry: only visitors who are already inside may stay
 */
export interface Opening {
  state: 'open' | 'lastEntrySoon' | 'noMoreEntry' | 'closed' | 'unknown';
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

/** Intervals of a day: of its date, its date in every year, the bank holiday, or its week, in this order. */
export function intervalsOn(hours: OpeningHours, day: Day, bankHolidays: readonly Day[]): readonly string[] {
  const holiday = bankHolidays.includes(day) ? hours.bankHoliday : undefined;
  return (
    hours.dates?.[day] ?? hours.dates?.[day.slice(5)] ?? holiday ?? weekOn(hours, day)[weekdayOn(day).key]
  );
}

const MINUTE_MS = 60_000;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

type Span = Pick<OpenSpan, 'from' | 'until'>;

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

/** Open spans that start within some days, in order; touching spans are joined. @param from usually yesterday */
export function openSpans(hours: OpeningHours, from: Day, days: number, calendar: Calendar): OpenSpan[] {
  const spans: Span[] = [];
  for (const { day, instantAt } of daysFrom(from, days, calendar.clockChanges)) {
    for (const interval of intervalsOn(hours, day, calendar.bankHolidays)) {
      const opens = minutesOf(interval.slice(0, 5));
      const closes = minutesOf(interval.slice(6));
      spans.push({ from: instantAt(opens), until: instantAt(closes > opens ? closes : closes + 1440) });
    }
  }
  spans.sort((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else joined.push({ ...span });
  }
  const lastEntryMs = (hours.lastEntryMinutes ?? 0) * MINUTE_MS;
  return joined.map(({ from, until }) => ({ from, lastEntry: Math.max(from, until - lastEntryMs), until }));
}
