import type { Day } from './zonedTime';

/** The days of a week, Monday first: key in opening hours, and English name. */
export const WEEKDAYS = [
  { key: 'mon', name: 'Monday' },
  { key: 'tue', name: 'Tuesday' },
  { key: 'wed', name: 'Wednesday' },
  { key: 'thu', name: 'Thursday' },
  { key: 'fri', name: 'Friday' },
  { key: 'sat', name: 'Saturday' },
  { key: 'sun', name: 'Sunday' },
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const weekdayOn = (day: Day): Weekday =>
  WEEKDAYS[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % WEEKDAYS.length]!;
