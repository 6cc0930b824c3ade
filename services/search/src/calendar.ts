import { type Calendar, clockChanges, type Site } from '@guide/contracts/site';

const YEAR_MS = 365 * 86_400_000;

/** The city's calendar, from a year ago to three years ahead. */
export function calendarOf({ timeZone, bankHolidays }: Pick<Site, 'timeZone' | 'bankHolidays'>): Calendar {
  const now = Date.now();
  return { clockChanges: clockChanges(timeZone, now - YEAR_MS, now + 3 * YEAR_MS), bankHolidays };
}
