import OpeningHours from 'opening_hours';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
/** Intervals "HH:MM-HH:MM" of each weekday, as in the pack's `hours`. */
export type Week = Record<Weekday, string[]>;

/** Hours that only the library's guess or a comment decides: the pack cannot say them. */
export class Unsayable extends Error {}

/**
 * `PH` of a value needs a country. Any country does: the pack has its own holidays, and only the rule is read.
 * Berlin has a holiday on 1 May.
 */
const REFERENCE = { lat: 52.5, lon: 13.4, address: { country_code: 'de', state: 'Berlin' } };
/** 1 May of a year is a public holiday in Berlin. */
export const HOLIDAY = { month: 4, day: 1 };
/** A Monday without clock changes or Berlin's holidays in the week before or the three weeks after. */
export const PLAIN_MONDAY = new Date(2026, 10, 9);

const MINUTES_PER_DAY = 1440;

/** @throws {Error} if the value is not in OpenStreetMap's syntax */
export const parseOsm = (value: string) => new OpeningHours(value, REFERENCE);
export type Parsed = ReturnType<typeof parseOsm>;

export const dayAfter = (day: Date, days: number) =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days);

/** Local midnights between two dates; clock changes do not count. */
const daysBetween = (from: Date, to: Date) =>
  Math.round(
    (Date.UTC(to.getFullYear(), to.getMonth(), to.getDate()) -
      Date.UTC(from.getFullYear(), from.getMonth(), from.getDate())) /
      86_400_000,
  );

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Intervals of each day, "HH:MM-HH:MM", by the day on which they start; the library's local time is the city's.
 * @throws {Unsayable} if the value says "unknown"
 */
export function intervalsByDay(parsed: Parsed, from: Date, days: number): string[][] {
  const result: string[][] = Array.from({ length: days }, () => []);
  // Starts a day earlier: what is open at the first midnight may have opened the day before.
  const start = dayAfter(from, -1);
  // Comments are names of holidays: values with comments of their own are not read.
  for (const [opens, closes, isUnknown] of parsed.getOpenIntervals(start, dayAfter(from, days + 1))) {
    if (isUnknown) throw new Unsayable('it says "unknown"');
    addInterval(result, from, opens, closes);
  }
  return result;
}

function addInterval(result: string[][], from: Date, opens: Date, closes: Date): void {
  const minuteOf = (time: Date) =>
    daysBetween(from, time) * MINUTES_PER_DAY + time.getHours() * 60 + time.getMinutes();
  let begin = minuteOf(opens);
  const end = minuteOf(closes);
  const add = (until: number) => {
    const length = until - begin;
    const day = Math.floor(begin / MINUTES_PER_DAY);
    const at = begin - day * MINUTES_PER_DAY;
    const ends = at + length;
    result[day]?.push(`${clock(at)}-${clock(ends > MINUTES_PER_DAY ? ends - MINUTES_PER_DAY : ends)}`);
    begin = until;
  };
  // An interval of more than a day is told day by day.
  while (end - begin > MINUTES_PER_DAY) add((Math.floor(begin / MINUTES_PER_DAY) + 1) * MINUTES_PER_DAY);
  if (end > begin) add(end);
}

/** The week that starts on a Monday. */
export function weekFrom(parsed: Parsed, monday: Date): Week {
  const days = intervalsByDay(parsed, monday, WEEKDAYS.length);
  return Object.fromEntries(WEEKDAYS.map((name, index) => [name, days[index]!])) as Week;
}

export const sameDay = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
export const sameWeek = (a: Week, b: Week) => WEEKDAYS.every((day) => sameDay(a[day], b[day]));
