import type { Period } from '@guide/contracts/api/schemas';
import { DateTime } from 'luxon';

/** Days "YYYY-MM-DD" from `from` up to, but without, `until`. */
export interface Days {
  from: string;
  until: string;
}

/** The city's day of a moment, "YYYY-MM-DD". */
export const dayOf = (at: Date, timeZone: string): string =>
  DateTime.fromJSDate(at, { zone: timeZone }).toFormat('yyyy-MM-dd');

/** The moment at which the city's day of another moment ends. */
export const endOfDay = (at: Date, timeZone: string): Date =>
  DateTime.fromJSDate(at, { zone: timeZone }).startOf('day').plus({ days: 1 }).toJSDate();

/**
 * The day, week (from Monday) or month that a moment lies in, and the one before, in the city's time zone (D-18).
 * @returns `since`: the period's start, ISO 8601
 */
export function periodOf(
  at: Date,
  period: Period,
  timeZone: string,
): { since: string; now: Days; before: Days } {
  const start = DateTime.fromJSDate(at, { zone: timeZone }).startOf(period);
  const day = (one: DateTime) => one.toFormat('yyyy-MM-dd');
  return {
    since: start.toISO()!,
    now: { from: day(start), until: day(start.plus({ [period]: 1 })) },
    before: { from: day(start.minus({ [period]: 1 })), until: day(start) },
  };
}
