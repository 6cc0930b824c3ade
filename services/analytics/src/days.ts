import type { Period } from '@guide/contracts/api/schemas';
import { invalidRequest } from '@guide/service-kit';
import { DateTime } from 'luxon';

const MAX_DAYS = 400;

export const dayOf = (at: Date, timeZone: string): string =>
  DateTime.fromJSDate(at, { zone: timeZone }).toFormat('yyyy-MM-dd');

export const hourOf = (at: Date, timeZone: string): number =>
  DateTime.fromJSDate(at, { zone: timeZone }).hour;

/** @param day - "YYYY-MM-DD" @returns the start of the next day: 01:00 where clocks skip its midnight */
export const endOfDay = (day: string, timeZone: string): Date =>
  DateTime.fromISO(day, { zone: timeZone }).plus({ days: 1 }).startOf('day').toJSDate();

/** Returns the days of the current and the previous day, week (from Monday) or month (D-18). */
export function periodOf(at: Date, period: Period, timeZone: string) {
  const start = DateTime.fromJSDate(at, { zone: timeZone }).startOf(period);
  const last = start.minus({ [period]: 1 });
  const now = daysBetween(start, start.plus({ [period]: 1 }));
  return { since: start.toISO()!, now, before: daysBetween(last, start) };
}

/** @throws {HttpError} 400 for invalid days, a reversed range or more than 400 days */
export function daysOf(from: string, to: string): string[] {
  const [first, last] = [from, to].map((day) => DateTime.fromISO(day, { zone: 'utc' })) as [
    DateTime,
    DateTime,
  ];
  const count = last.diff(first, 'days').days + 1;
  if (count >= 1 && count <= MAX_DAYS) return daysBetween(first, last.plus({ days: 1 }));
  throw invalidRequest([{ field: 'to', message: `must be a day from "from" on, within ${MAX_DAYS} days` }]);
}

export function comparedDays(days: string[], compare: 'before' | 'year'): string[] {
  const first = DateTime.fromISO(days[0]!, { zone: 'utc' });
  const start = first.minus(compare === 'year' ? { years: 1 } : { days: days.length });
  return daysBetween(start, start.plus({ days: days.length }));
}

function daysBetween(from: DateTime, until: DateTime): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = day.plus({ days: 1 })) days.push(day.toFormat('yyyy-MM-dd'));
  return days;
}
