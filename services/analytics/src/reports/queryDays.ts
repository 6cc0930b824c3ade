import { invalidRequest } from '@guide/service-kit';
import { DateTime } from 'luxon';

/** Days of one query. */
const MAX_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

const nameOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** `count` days from one on, "YYYY-MM-DD". */
const daysFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => nameOf(first + index * DAY_MS));

/**
 * The days of a query, "YYYY-MM-DD".
 * @throws {HttpError} 400 when these are not days, in the wrong order, or too many
 */
export function daysOf(from: string, to: string): string[] {
  const [first, last] = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`)) as [number, number];
  const count = (last - first) / DAY_MS + 1;
  // The 30th of February is read as the 2nd of March.
  const areDays = count >= 1 && nameOf(first) === from && nameOf(last) === to;
  if (areDays && count <= MAX_DAYS) return daysFrom(first, count);
  throw invalidRequest([{ field: 'to', message: `must be a day from "from" on, within ${MAX_DAYS} days` }]);
}

/** As many days before, or from the same day of the year before on. */
export function comparedDays(days: string[], compare: 'before' | 'year'): string[] {
  const first = DateTime.fromISO(days[0]!, { zone: 'utc' });
  const start = compare === 'year' ? first.minus({ years: 1 }) : first.minus({ days: days.length });
  return daysFrom(start.toMillis(), days.length);
}
