import type { Period } from '@guide/contracts/api/schemas';
import { DateTime } from 'luxon';

/** The city's day of a moment, "YYYY-MM-DD". */
export const dayOf = (at: Date, timeZone: string): string =>
  DateTime.fromJSDate(at, { zone: timeZone }).toFormat('yyyy-MM-dd');

/** The moment at which the city's day of another moment ends. */
export const endOfDay = (at: Date, timeZone: string): Date =>
  DateTime.fromJSDate(at, { zone: timeZone }).startOf('day').plus({ days: 1 }).toJSDate();

/** The moment at which a day ends. @param day "YYYY-MM-DD" */
export const endOf = (day: string, timeZone: string): Date =>
  DateTime.fromISO(day, { zone: timeZone }).plus({ days: 1 }).toJSDate();

/**
 * The day, week (from Monday) or month that a moment lies in, and the one before, in the city's time zone (D-18).
 * @returns `since`: the period's start, ISO 8601; the days of both, "YYYY-MM-DD", in their order
 */
export function periodOf(
  at: Date,
  period: Period,
  timeZone: string,
): { since: string; now: string[]; before: string[] } {
  const start = DateTime.fromJSDate(at, { zone: timeZone }).startOf(period);
  const next = start.plus({ [period]: 1 });
  const last = start.minus({ [period]: 1 });
  return { since: start.toISO()!, now: daysBetween(start, next), before: daysBetween(last, start) };
}

function daysBetween(from: DateTime, until: DateTime): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = day.plus({ days: 1 })) days.push(day.toFormat('yyyy-MM-dd'));
  return days;
}
